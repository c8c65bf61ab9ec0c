import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { Row } from './row.ts';
import { schema, schemaVersion } from './schema.ts';

/** The named parameters of a statement (`:name` in the SQL). */
export type Values = Record<string, SQLInputValue>;

/** The sandbox's SQLite file. Synchronous, so that work inside {@link Store.transaction} is never interleaved. */
export class Store {
  #database: DatabaseSync;
  #statements = new Map<string, StatementSync>();
  #isInTransaction = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** Runs a statement and returns the number of changed rows. */
  run(sql: string, values: Values = {}): number {
    return Number(this.#prepare(sql).run(values).changes);
  }

  /** Every row of a query. */
  all(sql: string, values: Values = {}): Row[] {
    return this.#prepare(sql)
      .all(values)
      .map((columns) => new Row(columns));
  }

  /** The first row of a query, if any. */
  first(sql: string, values: Values = {}): Row | undefined {
    const columns = this.#prepare(sql).get(values);
    return columns === undefined ? undefined : new Row(columns);
  }

  /** The row of a query that always has one, such as a count or a sum. @throws when there is none */
  one(sql: string, values: Values = {}): Row {
    const row = this.first(sql, values);
    if (!row) throw new Error(`no row: ${sql}`);
    return row;
  }

  /** Runs `work` in a transaction, rolled back when it throws; a nested call joins the outer transaction. */
  transaction<T>(work: () => T): T {
    if (this.#isInTransaction) return work();
    this.#database.exec('BEGIN IMMEDIATE');
    this.#isInTransaction = true;
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    } finally {
      this.#isInTransaction = false;
    }
  }

  /** The metadata of the file under `key`. */
  meta(key: string): string | undefined {
    return this.first('SELECT value FROM meta WHERE key = :key', { key })?.text('value');
  }

  /** Sets the metadata under `key`. */
  setMeta(key: string, value: string): void {
    this.run('INSERT INTO meta VALUES (:key, :value) ON CONFLICT DO UPDATE SET value = excluded.value', { key, value });
  }

  /** Runs statements that make tables. */
  define(sql: string): void {
    this.#database.exec(sql);
  }

  /** Closes the file; the store cannot be used after that. */
  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

const inMemory = ':memory:';
/** The SQLite application id of sandbox files ("KARA"), so that no other file is replaced. */
const applicationId = 0x4b_41_52_41;
const idOffset = 68;

function connect(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { readBigInts: true, timeout: 5_000 });
  if (path !== inMemory) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  return database;
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
}

function create(path: string, now: number): Store {
  const database = new DatabaseSync(path, { readBigInts: true });
  database.exec(`PRAGMA application_id = ${applicationId}`);
  database.close();
  const store = new Store(path === inMemory ? new DatabaseSync(path, { readBigInts: true }) : connect(path));
  store.define(`${schema} PRAGMA user_version = ${schemaVersion};`);
  store.setMeta('seededAt', String(now));
  store.setMeta('clockOffset', '0');
  store.setMeta('secret', randomBytes(32).toString('hex'));
  return store;
}

/** Checks that a file, if it exists, is a sandbox file. @throws Error when it is not */
function checkOwned(path: string): void {
  if (!existsSync(path) || statSync(path).size === 0) return;
  const header = Buffer.alloc(idOffset + 4);
  const file = openSync(path, 'r');
  readSync(file, header, 0, header.length, 0);
  closeSync(file);
  const isOwned =
    header.toString('latin1', 0, 15) === 'SQLite format 3' && header.readUInt32BE(idOffset) === applicationId;
  if (!isOwned) throw new Error(`${path} is not a sandbox file: choose another one`);
}

/**
 * Deletes the file and SQLite's files beside it.
 * @throws Error when it is not a sandbox file
 */
export function removeStore(path: string): void {
  if (path === inMemory) return;
  checkOwned(path);
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}

/**
 * Opens the file at `path`, or creates it. A sandbox file of another version or a damaged one is replaced, and `say` is
 * called with the reason.
 * @param now the time of the seed, epoch ms
 * @throws Error when there is a file that is not a sandbox file
 */
export function openStore(path: string, now: number, say: (line: string) => void): Store {
  if (path === inMemory) return create(path, now);
  checkOwned(path);
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path)) {
    try {
      const database = connect(path);
      const version = versionOf(database);
      if (version === schemaVersion) return new Store(database);
      database.close();
      say(`sandbox: ${path} has version ${version}, this is version ${schemaVersion}: seeding it again`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      say(`sandbox: ${path} cannot be read (${reason}): seeding it again`);
    }
  }
  removeStore(path);
  return create(path, now);
}
