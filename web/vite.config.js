import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { icons } from "./build-tools/icons.js";

// During development the pages come from Vite and everything under /api from a server started with `bedesten serve`.
const server = process.env.BEDESTEN_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: fileURLToPath(new URL("../src/bedesten/server/static", import.meta.url)),
    emptyOutDir: true,
    // Data addresses would need holes in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // The Istanbul board reads the printed figures from the engine's own files, beside this folder.
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});
