import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { Refused } from './config-name.ts';

/** A file to write, or to remove where `text` is undefined; `former` is what the disk must still hold. */
export interface Write {
  readonly name: string;
  readonly former: string | undefined;
  readonly text: string | undefined;
}

interface JournalEntry {
  readonly name: string;
  readonly staged: string | undefined;
  readonly former: string | undefined;
  readonly latter: string | undefined;
}

/** The revision of a text: a hash of it; undefined for a file that does not exist. */
export function revisionOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The text of a file of a config folder; undefined if it does not exist. */
export function readText(configDir: string, name: string): string | undefined {
  const path = join(configDir, `${name}.json`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** The folder beside config/ that holds what is being saved: on the same disk, so that a rename is one step. */
export function stageOf(configDir: string): string {
  return join(dirname(configDir), `.${basename(configDir)}.saving`);
}

/**
 * Writes files of config/: all or none. They are staged and named in a journal first; from the journal on they are
 * written in any case, by {@link recover} if the process ends before.
 * @throws Refused when a file on disk is not what it was when it was opened
 */
export function saveAll(configDir: string, writes: readonly Write[]): void {
  const changed = writes.filter(({ name, former }) => readText(configDir, name) !== former);
  if (changed.length > 0)
    throw new Refused(
      409,
      'Files have changed on disk since they were opened.',
      changed.map(({ name }) => name),
    );
  const stage = stageOf(configDir);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  const entries = writes.map(({ name, former, text }, index): JournalEntry => {
    const staged = text === undefined ? undefined : `${index}.json`;
    if (staged !== undefined) writeSynced(join(stage, staged), text ?? '');
    return { name, staged, former: revisionOf(former), latter: revisionOf(text) };
  });
  writeSynced(join(stage, 'journal.new'), JSON.stringify(entries));
  renameSync(join(stage, 'journal.new'), join(stage, 'journal.json'));
  syncFolder(stage);
  finish(configDir, entries);
}

/**
 * Completes a save whose process ended in the middle, and removes one that had no journal yet.
 * Returns the files that somebody changed in between: they keep what they hold now.
 */
export function recover(configDir: string): readonly string[] {
  const stage = stageOf(configDir);
  const journal = join(stage, 'journal.json');
  if (!existsSync(journal)) {
    rmSync(stage, { recursive: true, force: true });
    return [];
  }
  const entries: JournalEntry[] = JSON.parse(readFileSync(journal, 'utf8'));
  return finish(configDir, entries);
}

function finish(configDir: string, entries: readonly JournalEntry[]): readonly string[] {
  const stage = stageOf(configDir);
  const foreign: string[] = [];
  for (const { name, staged, former, latter } of entries) {
    const target = join(configDir, `${name}.json`);
    const now = revisionOf(readText(configDir, name));
    if (now === latter) continue;
    if (now !== former) {
      foreign.push(name);
      continue;
    }
    if (staged === undefined) rmSync(target, { force: true });
    else {
      mkdirSync(dirname(target), { recursive: true });
      renameSync(join(stage, staged), target);
    }
    syncFolder(dirname(target));
  }
  rmSync(stage, { recursive: true, force: true });
  return foreign;
}

function writeSynced(path: string, text: string): void {
  const file = openSync(path, 'w');
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
