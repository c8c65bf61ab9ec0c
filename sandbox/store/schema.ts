/** Increased with every change of the tables or the seed; a file of another version is deleted and seeded again. */
export const schemaVersion = 6;

/**
 * The tables of the sandbox. Amounts are integers in minor units (1e-8 of a token, 1e-6 of a USDT), times are epoch ms.
 * All data of a user has the user as key, so that copying or deleting a user takes one statement for each table.
 */
export const schema = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  template TEXT NOT NULL,
  network TEXT NOT NULL,
  referrer_code TEXT NOT NULL UNIQUE,
  invited_by TEXT,
  messenger_id TEXT UNIQUE,
  partner_level INTEGER NOT NULL CHECK (partner_level BETWEEN 0 AND 9),
  is_gift_taken INTEGER NOT NULL CHECK (is_gift_taken IN (0, 1)),
  is_bonus_taken INTEGER NOT NULL CHECK (is_bonus_taken IN (0, 1)),
  has_two_factor INTEGER NOT NULL CHECK (has_two_factor IN (0, 1)),
  clock_offset INTEGER NOT NULL,
  session_number INTEGER NOT NULL,
  next_number INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE accounts (
  user TEXT NOT NULL,
  kind TEXT NOT NULL,
  asset TEXT NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0 OR kind IN ('external', 'desk', 'programme')),
  PRIMARY KEY (user, kind, asset)
) STRICT, WITHOUT ROWID;

CREATE TABLE postings (
  user TEXT NOT NULL,
  number INTEGER NOT NULL,
  subject TEXT NOT NULL,
  reference TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
  user TEXT NOT NULL,
  posting INTEGER NOT NULL,
  kind TEXT NOT NULL,
  asset TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (user, posting, kind, asset)
) STRICT, WITHOUT ROWID;

CREATE TABLE history (
  user TEXT NOT NULL,
  number INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdraw', 'buy', 'sell', 'commercial', 'accrual')),
  source TEXT NOT NULL CHECK (source IN ('balance', 'partner', 'network')),
  ticker TEXT NOT NULL,
  id TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  status TEXT CHECK (status IN ('pending', 'completed', 'failed', 'cancelled')),
  settles_at INTEGER,
  hash TEXT,
  address TEXT,
  network TEXT,
  memo TEXT,
  price INTEGER,
  usdt INTEGER,
  type TEXT,
  profit INTEGER,
  partner TEXT,
  PRIMARY KEY (user, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX history_list ON history (user, kind, source, ticker, at DESC, number DESC);
CREATE INDEX history_all ON history (user, kind, source, at DESC, number DESC);
CREATE INDEX history_open ON history (user, settles_at) WHERE status = 'pending' AND settles_at IS NOT NULL;

CREATE TABLE locks (
  user TEXT NOT NULL,
  ticker TEXT NOT NULL,
  finish_at INTEGER NOT NULL,
  held INTEGER NOT NULL CHECK (held >= 0),
  volume INTEGER NOT NULL CHECK (volume > 0),
  operation INTEGER NOT NULL,
  PRIMARY KEY (user, ticker)
) STRICT, WITHOUT ROWID;

CREATE TABLE saved_addresses (
  user TEXT NOT NULL,
  source TEXT NOT NULL,
  ticker TEXT NOT NULL,
  address TEXT NOT NULL,
  network TEXT NOT NULL,
  PRIMARY KEY (user, source, ticker)
) STRICT, WITHOUT ROWID;

CREATE TABLE answers (
  user TEXT NOT NULL,
  operation TEXT NOT NULL,
  key TEXT NOT NULL,
  request TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user, operation, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE partners (
  network TEXT NOT NULL,
  depth INTEGER NOT NULL CHECK (depth BETWEEN 1 AND 9),
  number INTEGER NOT NULL,
  id TEXT NOT NULL,
  email TEXT,
  username TEXT,
  xaut INTEGER NOT NULL CHECK (xaut >= 0),
  paxg INTEGER NOT NULL CHECK (paxg >= 0),
  PRIMARY KEY (network, depth, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE network_depths (
  network TEXT NOT NULL,
  depth INTEGER NOT NULL,
  total INTEGER NOT NULL,
  active INTEGER NOT NULL,
  xaut INTEGER NOT NULL,
  paxg INTEGER NOT NULL,
  PRIMARY KEY (network, depth)
) STRICT, WITHOUT ROWID;

CREATE TABLE rates (
  user TEXT NOT NULL,
  ticker TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price > 0),
  PRIMARY KEY (user, ticker)
) STRICT, WITHOUT ROWID;
`;

/** The tables with the state of users, in the column `user`; deleting a user empties them. */
export const userTables = [
  'accounts',
  'postings',
  'entries',
  'history',
  'locks',
  'saved_addresses',
  'answers',
  'rates',
] as const;
