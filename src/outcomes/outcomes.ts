import { recordOf } from 'engine/record.ts';

/** What is known of an entry: in progress, or how it ended. */
export type Standing = 'pending' | 'completed' | 'failed';

/** What is kept of an entry of a watched list: no amount and no address. */
export interface Kept {
  /** The list and the values of its parameters. */
  readonly source: string;
  readonly id: string;
  readonly standing: Standing;
  /** When this was seen, by the server's clock, epoch ms. */
  readonly at: number;
  /** Whether its end was announced; not if it was over before, or is of no interest. */
  // oxlint-disable-next-line karat/standard-words -- tabs have stored entries with this name
  readonly isTold: boolean;
}

/** What is kept of one user in one tab. */
export interface Watch {
  /** When the watch began, by the server's clock, epoch ms. */
  readonly since: number;
  readonly entries: readonly Kept[];
}

/** An entry of a list, as an answer has it. */
export interface Seen {
  readonly id: string;
  /** Undefined if the server states no known status. */
  readonly standing: Standing | undefined;
  /** Epoch ms; NaN if unknown. */
  readonly date: number;
  /** Whether its end is announced at all. */
  readonly isAnnounced: boolean;
}

const standings: Readonly<Record<string, Standing>> = {
  pending: 'pending',
  processing: 'pending',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'failed',
  rejected: 'failed',
};

/** The standing for a status of the API; undefined for a missing or unknown one, of which nothing is announced. */
export function standingOf(status: unknown): Standing | undefined {
  return Object.hasOwn(standings, String(status)) ? standings[String(status)] : undefined;
}

/**
 * The watch after an answer with entries of a source, and the entries whose end is news: seen in progress before, or
 * newer than the watch. The end of an entry is final, so that an older answer that comes late changes nothing.
 */
export function afterAnswer(
  watch: Watch,
  source: string,
  answer: readonly Seen[],
  now: number,
): readonly [Watch, readonly Kept[]] {
  const entries = new Map(watch.entries.map((entry) => [keyOf(entry), entry]));
  const news: Kept[] = [];
  for (const { id, standing, date, isAnnounced } of answer) {
    const key = keyOf({ source, id });
    const former = entries.get(key);
    if (standing === undefined || (former && (former.standing !== 'pending' || standing === 'pending'))) continue;
    const isNews = former !== undefined || date >= watch.since;
    const kept: Kept = { source, id, standing, at: now, isTold: standing !== 'pending' && isAnnounced && isNews };
    entries.set(key, kept);
    if (kept.isTold) news.push(kept);
  }
  const isSame = watch.entries.length === entries.size && watch.entries.every((one) => entries.get(keyOf(one)) === one);
  return [isSame ? watch : { ...watch, entries: [...entries.values()] }, news];
}

function keyOf({ source, id }: Pick<Kept, 'source' | 'id'>): string {
  return `${source} ${id}`;
}

/** What is stored of a watch: what is in progress, and what was announced. */
export function storedPart({ since, entries }: Watch): Watch {
  return {
    since,
    entries: entries.filter(({ standing, isTold: isAnnounced }) => standing === 'pending' || isAnnounced),
  };
}

/** Reads what was stored; undefined if that is no watch. */
export function readWatch(text: string | undefined): Watch | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  const { since, entries } = recordOf(stored);
  if (typeof since !== 'number' || !Array.isArray(entries)) return undefined;
  return { since, entries: entries.filter(isKept) };
}

function isKept(value: unknown): value is Kept {
  const { source, id, standing, at, isTold: isAnnounced } = recordOf(value);
  return (
    typeof source === 'string' &&
    typeof id === 'string' &&
    typeof at === 'number' &&
    typeof isAnnounced === 'boolean' &&
    standingOf(standing) === standing
  );
}
