/** The path data of a drawing of the game-icons set, for a viewBox of 512 × 512 (see build-tools/icons.js). */
declare module "icon:*" {
  const path: string;
  export default path;
}
