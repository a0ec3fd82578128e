"""Names, chat, haste and keys, each by itself."""

from __future__ import annotations

import pytest

from bedesten.server.errors import Refused
from bedesten.server.guards import content_policy
from bedesten.server.keys import hashed, new_id, new_key, opened, opens
from bedesten.server.manners import Bucket, Buckets, printable
from bedesten.server.sockets import allowed_origin


@pytest.mark.parametrize("name", ["Ayşe", "李雷", "O'Brien", "😀", "نور", "👩‍👧", "a" * 24, "<b>"])
def test_names_of_all_scripts_are_names(name):
    assert printable(name, "a name", 1, 24) == name


def test_spaces_are_put_in_order():
    assert printable("  Ayşe \t Hanım\n", "a name", 1, 24) == "Ayşe Hanım"


def test_letters_that_look_alike_are_stored_alike():
    assert printable("S\u0327", "a name", 1, 24) == "\u015e"


@pytest.mark.parametrize("name", ["", " ", "\u200d", "a\x00", "a\u202eb", "a\u2066b", "\ud800", "a\u0007b", "a" * 25])
def test_what_cannot_be_read_is_no_name(name):
    with pytest.raises(Refused) as refusal:
        printable(name, "a name", 1, 24)
    assert refusal.value.code == "malformed"


def test_a_bucket_lets_a_burst_through_and_then_a_rate():
    now = [0.0]
    bucket = Bucket(2.0, 5.0, lambda: now[0])
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    now[0] += 0.4
    assert not bucket.take()
    now[0] += 0.1
    assert bucket.take()
    assert not bucket.take()
    now[0] += 1000
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]


def test_addresses_do_not_share_a_bucket_and_are_forgotten_in_time():
    buckets = Buckets(0.001, 1.0, most=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")
    assert list(buckets.known) == ["b", "c"]


def test_ids_and_keys_are_long_and_never_the_same():
    assert len({new_id() for _ in range(1000)}) == 1000
    assert {len(new_id()) for _ in range(100)} == {16}
    assert len({new_key() for _ in range(1000)}) == 1000
    assert min(len(new_key()) for _ in range(100)) * 6 >= 128


def test_a_key_opens_its_own_lock_only():
    one, other = new_key(), new_key()
    assert opens(one, hashed(one))
    assert not opens(one, hashed(other))
    assert not opens(one, None)
    assert not opens("", None)
    assert not opens("-" * 64, None)
    assert opened([one, other], [hashed(other), None, hashed(one)]) == [0, 2]
    assert one not in hashed(one)


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://bazaar.example:8321", True),
        ("https://bazaar.example:8321", True),
        ("https://other.example", True),
        ("http://other.example", False),
        ("http://bazaar.example", False),
        ("http://bazaar.example:8321.evil.example", False),
        ("null", False),
        ("file://bazaar.example:8321", False),
    ],
)
def test_sockets_are_for_our_own_pages(origin, allowed):
    assert allowed_origin(origin, "bazaar.example:8321", ("https://other.example",)) is allowed


def test_no_page_may_hold_a_script():
    policy = content_policy("localhost:1")
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy
    assert policy.count("unsafe-inline") == 1
    assert "style-src-attr 'unsafe-inline'" in policy
