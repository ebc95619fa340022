"""The tables: visitors, their keys, answers and places, ratings of puzzles, what was searched, and meetings of cards.

Migrations lead to the same tables.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

LONGEST_ITEM = 200
LONGEST_PLACE = 2000

_NUMBER = BigInteger().with_variant(Integer, "sqlite")

visitors = Table(
    "visitors",
    metadata,
    Column("id", _NUMBER, primary_key=True, autoincrement=True),
    Column("account", String(64), unique=True),  # a hash of the account's issuer and subject, if there is an account
    Column("place", Text),  # the query string of the page where the visitor was last
    Column("rating", Float),  # by Glicko-2, of the puzzles tried; none before the first
    Column("deviation", Float),
    Column("volatility", Float),
    Column("tries", Integer),
)

keys = Table(
    "keys",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of the key in the visitor's browser
    Column("visitor", _NUMBER, ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
)

results = Table(
    "results",
    metadata,
    Column("id", _NUMBER, primary_key=True, autoincrement=True),
    Column("visitor", _NUMBER, ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("item", String(LONGEST_ITEM), nullable=False),
    Column("correct", Boolean(create_constraint=False), nullable=False),
    Column("answered", BigInteger, nullable=False),  # microseconds since 1970, UTC
    Column("rules", Text, nullable=False),  # rule ids, separated by spaces
    UniqueConstraint("visitor", "kind", "item", "answered"),
    Index(None, "visitor", "id"),
)

puzzles = Table(
    "puzzles",
    metadata,
    Column("id", String(LONGEST_ITEM), primary_key=True),
    Column("rating", Float, nullable=False),  # by Glicko-2, of all visitors' first tries
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

searches = Table(
    "searches",
    metadata,
    Column("position", String(40), primary_key=True),  # the digest of a position with its goal, cards and rules
    Column("ruleset", String(40), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),  # of the search
    Column("verdict", String(20), nullable=False),
    Column("obstacle", String(20), nullable=False),
    Column("proof", Text, nullable=False),
    Column("depth", Integer, nullable=False),
    Column("visited", Integer, nullable=False),
    Column("distinct_", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
)

meetings = Table(
    "meetings",
    metadata,
    Column("origin", String(40), primary_key=True),  # the digest of the rules, cards and code
    Column("cards", String(LONGEST_ITEM), primary_key=True),
    Column("found", Text, nullable=False),
)
