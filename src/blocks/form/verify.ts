import { parseAmount } from '../../domain/decimal.ts';
import { type Standing, standingOf } from '../../domain/settlement.ts';
import { type Scope, valuesOf } from '../../engine/scope.ts';
import type { SubmitNode } from '../../engine/screen-model.ts';
import { values } from '../../values/values.ts';
import { fingerprint } from './fingerprint.ts';

type Verify = NonNullable<Extract<SubmitNode, { operation: string }>['verify']>;

/** Pauses before each look, ms: a server that is still at work gets time to finish. */
const pauses = [0, 1500, 3500];

/** What is known of entries before something is sent, so that an older one like it is not taken for it. */
export type Known = ReadonlySet<string> | undefined;

async function entries(verify: Verify, scope: Scope): Promise<readonly Record<string, unknown>[]> {
  const answer = await verify.fetch(
    { ...valuesOf(verify.with, scope), offset: 0, limit: values.app.pageSize },
    { cache: 'no-store' },
  );
  const result: unknown = Object(answer).result;
  return Array.isArray(result) ? result.map((entry: unknown) => ({ ...Object(entry) })) : [];
}

/** What an entry must hold to be a submission: the fingerprint of each field's value. */
export type Wanted = Readonly<Record<string, string>>;

/** The entry that a submission of this scope would be. */
export function wantedEntry(verify: Verify, scope: Scope): Wanted {
  const wanted = Object.entries(valuesOf(verify.match, scope));
  return Object.fromEntries(wanted.map(([field, value]) => [field, fingerprint(plain(value))]));
}

/** The ids of the entries that are there now; undefined when they cannot be told. */
export async function knownEntries(verify: Verify, scope: Scope): Promise<Known> {
  try {
    return new Set((await entries(verify, scope)).map((entry) => String(entry['id'])));
  } catch {
    return undefined;
  }
}

/** Of several entries that could be it, the one that moved most money decides. */
const weightiest: readonly Standing[] = ['done', 'underWay', 'failed'];

/**
 * What became of a submission whose answer was lost: looks for an entry that is new and is the one that is wanted, and
 * reads its status; undefined where there is none. Where the entries from before are not known, one from after `sentAt` (ms, the device's clock) is new, and an older one
 * like it decides nothing: the clocks may differ. Throws when nothing can be told.
 */
export async function whatBecame(
  verify: Verify,
  scope: Scope,
  wanted: Wanted,
  known: Known,
  sentAt: number,
): Promise<Standing | undefined> {
  let read: readonly Record<string, unknown>[] = [];
  let like: readonly Record<string, unknown>[] = [];
  for (const [index, pause] of pauses.entries()) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      read = await entries(verify, scope);
      like = read.filter((entry) =>
        Object.entries(wanted).every(([field, value]) => fingerprint(plain(entry[field])) === value),
      );
      const found = like
        .filter((entry) => (known ? !known.has(String(entry['id'])) : Date.parse(String(entry['date'])) >= sentAt))
        .map((entry) => standingOf(entry['status']));
      if (found.length > 0) return weightiest.find((standing) => found.includes(standing));
    } catch (error) {
      if (index === pauses.length - 1) throw error;
    }
  }
  if (!known && like.length > 0) throw new Error('an entry like it is there, and nobody knows whether it is new');
  if (read.length >= values.app.pageSize && read.every((entry) => Date.parse(String(entry['date'])) > sentAt))
    throw new Error('the first page of the history is younger than it');
  return undefined;
}

/** A value so that the same one reads the same: an amount however it is written, an address of Ethereum in any case. */
function plain(value: unknown): string {
  return parseAmount(value) ?? String(value).replace(/^0x[0-9a-f]{40}$/i, (address) => address.toLowerCase());
}
