import type { TextKey } from '../../../generated/words/words.ts';
import { canRetry, retryDelay } from '../../api/retry.ts';
import { serverNow } from '../../api/server-time.ts';
import { type Decimal, parseAmount, sum } from '../../domain/decimal.ts';
import { withParameters } from 'engine/runtime/parameter-root.ts';
import type { Scope } from 'engine/runtime/scope.ts';
import { valueOf } from 'engine/runtime/scope.ts';
import { entryOfToken } from '../../queries/entry-of.ts';
import { values } from '../../values/values.ts';
import { pageReader } from '../list/parts.ts';
import { type Progress, allEntries } from '../list/all-entries.ts';
import type { Page } from 'engine/runtime/scope.ts';
import type { StatementProps } from './definition.ts';
import { type StatementEntry, entryOf } from './entry.ts';

/** The entries of a list that a statement cannot show: those without a readable date, and the number of those that the list counts but did not return. */
interface Missed {
  readonly list: TextKey;
  readonly ids: readonly string[];
  readonly missingCount: number;
}

/** All data of one token: its balance, every operation, and the unreadable entries. */
export interface TokenBook {
  readonly ticker: string;
  readonly name: string;
  readonly present: Decimal;
  readonly entries: readonly StatementEntry[];
  readonly missed: readonly Missed[];
}

/** The data of all tokens at a time, epoch ms of the server. */
export interface StatementData {
  readonly readAt: number;
  readonly tokens: readonly TokenBook[];
}

interface Watch {
  readonly signal: AbortSignal;
  readonly onProgress: Progress;
}

/** The maximum number of reads while balances keep changing. */
const maxRounds = 3;

/**
 * Reads the balances and all operations. A change in between would look like a difference, so everything is read again
 * while the balances before and after are not equal. @throws if a part cannot be loaded
 */
export async function readStatementData(props: StatementProps, scope: Scope, watch: Watch): Promise<StatementData> {
  let before = await readBalances(props, scope);
  for (let round = 1; ; round++) {
    const tokens = await readTokens(props, scope, before, watch);
    const after = await readBalances(props, scope);
    if (round === maxRounds || [...before].every(([ticker, amount]) => after.get(ticker) === amount)) {
      return { readAt: serverNow(), tokens };
    }
    before = after;
  }
}

/** The current balances by ticker; a token that the answer lacks has zero. @throws if a balance is unreadable */
async function readBalances({ balances, token, amounts }: StatementProps, scope: Scope): Promise<Map<string, Decimal>> {
  const root = rootOf(balances);
  const state = await scope.data[root]?.refresh();
  if (state?.status !== 'ready' || state.isStale) throw new Error('the balances did not come');
  const rows = valueOf(balances, { ...scope, data: { ...scope.data, [root]: state } });
  const entries = (Array.isArray(rows) ? rows : []).map((row: unknown) => {
    const rowScope = { ...scope, roots: { ...scope.roots, row } };
    return { rowScope, of: valueOf(token, rowScope) };
  });
  return new Map(
    Object.values(values.tokens.tokens).map(({ ticker }) => {
      const entry = entryOfToken(entries, ({ of }) => of, ticker, {});
      const { rowScope } = entry ?? {};
      const parts = rowScope ? amounts.map((amount) => parseAmount(valueOf(amount, rowScope))) : [];
      const known = parts.filter((part) => part !== undefined);
      if (!entry || known.length < parts.length) throw new Error(`the balance of ${ticker} cannot be read`);
      return [ticker, sum(known)] as const;
    }),
  );
}

/** The name of the data that a reference reads. */
export function rootOf(reference: string): string {
  return /^\$(\w+)/.exec(reference)?.[1] ?? '';
}

async function readTokens(
  { lists }: StatementProps,
  scope: Scope,
  balances: ReadonlyMap<string, Decimal>,
  { signal, onProgress }: Watch,
): Promise<readonly TokenBook[]> {
  const tokens = Object.entries(values.tokens.tokens);
  const readers = tokens.flatMap(([key]) =>
    lists.map(({ list, token }) => {
      const inList = withParameters(scope, 'parameter', list.parameters, { [token.parameter]: key });
      return persistent(pageReader(list, inList, { signal }), signal);
    }),
  );
  const pages = await allEntries(readers, onProgress);
  return tokens.map(([, { ticker, name }], place) => {
    const perList = lists.map((source, index) => {
      const { entries, total }: Page = pages[place * lists.length + index] ?? { entries: [], total: 0 };
      // Lists are newest first; entries of the same time are reversed, so that the oldest comes first.
      const read = entries.toReversed().flatMap((row) => entryOf(source, row, scope, ticker) ?? []);
      const undated = read.filter(({ at }) => Number.isNaN(at)).map(({ id }) => id);
      const missingCount = Math.max(0, total - entries.length);
      return {
        entries: read.filter(({ at }) => !Number.isNaN(at)),
        missed: undated.length + missingCount > 0 ? [{ list: source.list.label, ids: undated, missingCount }] : [],
      };
    });
    return {
      ticker,
      name,
      present: balances.get(ticker) ?? sum([]),
      entries: perList.flatMap(({ entries }) => entries),
      missed: perList.flatMap(({ missed }) => missed),
    };
  });
}

/** Requests a failed page again: one failure must not discard hundreds of pages. */
function persistent(pageAt: (offset: number) => Promise<Page>, signal: AbortSignal) {
  return async (offset: number): Promise<Page> => {
    for (let failures = 0; ; failures++) {
      try {
        return await pageAt(offset);
      } catch (error) {
        if (signal.aborted || !canRetry(failures, error)) throw error;
        await pause(retryDelay(failures, error), signal);
      }
    }
  };
}

/** Waits for a delay, ms. @throws when aborted */
function pause(length: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, length);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('stopped', 'AbortError'));
    });
  });
}
