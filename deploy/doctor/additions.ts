import type { Operation } from '../../scripts/contract.ts';
import { type Examined, pathOf, probe, readingCalls } from './probe.ts';
import { recordOf } from 'engine/record.ts';

/** Whether the API follows a parameter of ours; `unknown` if its lists have too few entries to see it. */
export type Verdict = 'followed' | 'ignored' | 'unknown';

/** What the app leaves out where the API ignores a parameter. */
export const leftOut: Readonly<Record<string, string>> = {
  id: 'an entry is searched in the newest pages of its list',
  status: 'lists have no filter by status',
  type: 'lists have no filter by type',
  from: 'lists have no filter by dates',
  to: 'lists have no filter by dates',
  search: 'partners cannot be searched',
  sort: 'partners cannot be sorted',
};

interface Page {
  readonly entries: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
}

/** Values that no entry has: a list that follows the parameter is empty. */
const impossible: Readonly<Record<string, string>> = {
  id: 'doctor-none',
  search: 'doctor-none',
  from: '2999-01-01T00:00:00Z',
  to: '1970-01-01T00:00:00Z',
};

/** Tries each parameter that is an addition of ours, by name; one that some list ignores counts as ignored. */
export async function examineAdditions(examined: Examined): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  for (const call of readingCalls) {
    const added = call.parameters.filter((one) => one['x-addition']);
    if (added.length === 0) continue;
    const ask = async (query: Record<string, string> = {}): Promise<Page | undefined> =>
      pageOf((await probe(examined, pathOf(call, query), call.isOpen)).body);
    const all = await ask();
    for (const { name } of added) {
      const found = all ? await verdictOf(call, name, all, ask) : 'unknown';
      const former = verdicts.get(name);
      if (former === undefined || former === 'unknown' || found === 'ignored') verdicts.set(name, found);
    }
  }
  return verdicts;
}

async function verdictOf(
  call: Operation,
  name: string,
  all: Page,
  ask: (query: Record<string, string>) => Promise<Page | undefined>,
): Promise<Verdict> {
  if (all.total === 0) return 'unknown';
  const none = impossible[name];
  if (none !== undefined) return judge((await ask({ [name]: none }))?.total === 0);
  const words = call.parameters.find((one) => one.name === name)?.schema['enum'];
  if (name === 'sort') {
    const [largest, smallest] = [await ask({ sort: 'largest' }), await ask({ sort: 'smallest' })];
    if (all.entries.length < 2) return 'unknown';
    return judge(JSON.stringify(largest?.entries) !== JSON.stringify(smallest?.entries));
  }
  return filters(name, Array.isArray(words) ? words.map(String) : wordsIn(all, name), ask);
}

/** Whether each word of a filter gives entries with this word alone. */
async function filters(
  name: string,
  words: readonly string[],
  ask: (query: Record<string, string>) => Promise<Page | undefined>,
): Promise<Verdict> {
  if (words.length < 2) return 'unknown';
  for (const word of words) {
    const page = await ask({ [name]: word });
    if (!page || page.entries.some((entry) => entry[name] !== word)) return 'ignored';
  }
  return 'followed';
}

function wordsIn({ entries }: Page, name: string): string[] {
  return [...new Set(entries.map((entry) => entry[name]))].filter((word) => typeof word === 'string');
}

function judge(isFollowed: boolean): Verdict {
  return isFollowed ? 'followed' : 'ignored';
}

/** A page of a list; undefined if the answer is none. */
function pageOf(body: unknown): Page | undefined {
  const { result, total, count } = recordOf(body);
  if (!Array.isArray(result)) return undefined;
  const reported = typeof total === 'number' ? total : count;
  return { entries: result.map(recordOf), total: typeof reported === 'number' ? reported : result.length };
}
