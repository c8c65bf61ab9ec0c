import type { Query } from '@tanstack/react-query';
import { createElement } from 'react';

import { serverNow } from '../api/server-time.ts';
import { baseScope } from '../engine/base-scope.ts';
import { evaluate } from 'engine/runtime/condition.ts';
import { pageOf } from '../engine/product.ts';
import type { Scope } from 'engine/runtime/scope.ts';
import { showToast } from '../engine/toasts.ts';
import { queryClient } from '../queries/query-client.ts';
import { refetchedAfter } from '../queries/refetched-after.ts';
import { currentSession, subscribe } from '../session/session.ts';
import { values } from '../values/values.ts';
import { Details } from './Details.tsx';
import { type Kept, type Seen, afterAnswer, standingOf } from './outcomes.ts';
import { type Source, newestPage, scopeOf, sourceOf, sources } from './sources.ts';
import { keepWatch, watchStore } from './store.ts';
import { recordOf } from 'engine/record.ts';

const { every, idleEvery, expectedFor } = values.app.outcomes;

/** How many newest entries are looked at where nothing is in progress. */
const few = 10;
/** When each source was looked at last, epoch ms. */
const lookedAt = new Map<Source, number>();

/** The sources that a screen has loaded on this page, and until when operations may have a new entry, epoch ms. */
const loaded = new Set<Source>();
const expected = new Map<string, number>();
let user: string | undefined;

/** Tells what settles or fails while the page is open, on any screen. */
export function watchOutcomes(): void {
  subscribe(begin);
  begin();
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) notice(query);
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') notice(event.query);
  });
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return;
    const until = serverNow() + expectedFor;
    for (const operation of refetchedAfter(mutation.meta?.operation ?? '')) expected.set(operation, until);
  });
  // Not at once when the page becomes visible: focusing a window requests nothing.
  setInterval(() => {
    if (document.visibilityState === 'visible') void lookAtAll();
  }, every);
}

/** Begins the watch of the user who is signed in; for another user, anew. The end of a session clears it. */
function begin(): void {
  const session = currentSession();
  if (session.status === 'failed' && session.end) keepWatch(undefined);
  if (session.status !== 'ready' || (session.user.userId === user && watchStore.read())) return;
  if (user !== undefined || !watchStore.read()) {
    // What came since the page was opened is news.
    keepWatch({ since: Math.floor(serverNow() - (user === undefined ? performance.now() : 0)), entries: [] });
    loaded.clear();
    expected.clear();
  }
  user = session.user.userId;
}

/** The scope of the session; undefined without one. */
function activeScope(): Scope | undefined {
  const session = currentSession();
  return session.status === 'ready' ? baseScope(session.user, document.documentElement.lang) : undefined;
}

async function lookAtAll(): Promise<void> {
  const base = activeScope();
  if (!base || !navigator.onLine) return;
  const due = sources.filter(isDue);
  await Promise.all(
    due.map(async (source) => {
      try {
        lookedAt.set(source, Date.now());
        const page = newestPage(source, base);
        const params = isPending(source) ? page : { ...page, limit: few };
        const answer = await source.list.fetchPage(params, { cache: 'no-store' });
        if (activeScope()?.user?.userId === base.user?.userId) take(source, answer, base);
      } catch (error) {
        // The next look comes soon enough; what is known stays.
        console.warn('what was under way could not be looked at:', error);
      }
    }),
  );
}

/** Whether a source is looked at now: at each look while something of it is expected, else seldom or never. */
function isDue(source: Source): boolean {
  const { watched, operation } = source.list;
  if (isPending(source) || (expected.get(operation) ?? 0) > serverNow()) return true;
  const isWatched = watched === 'always' || (watched === 'onceLoaded' && loaded.has(source));
  return isWatched && Date.now() - (lookedAt.get(source) ?? 0) >= idleEvery;
}

/** Whether an entry of a source is in progress. */
function isPending(source: Source): boolean {
  return (
    watchStore.read()?.entries.some((entry) => entry.source === source.name && entry.standing === 'pending') === true
  );
}

/** Takes note of an answer that a screen has loaded. */
function notice({ queryKey, state }: Query): void {
  const base = activeScope();
  if (!base || state.data === undefined) return;
  const source = sources.find((one) => isOf(one, queryKey, base));
  if (!source) return;
  loaded.add(source);
  // Whoever waited for an entry may have left before it came.
  if (queryKey.at(-1) === 'arrival') expected.set(source.list.operation, serverNow() + expectedFor);
  take(source, state.data, base);
}

/** Whether a query asks for the newest entries of a source, whatever its filters. */
function isOf(source: Source, queryKey: readonly unknown[], base: Scope): boolean {
  if (queryKey[0] !== source.list.operation) return false;
  const params: Record<string, unknown> = recordOf(queryKey.find((part) => typeof part === 'object'));
  const { offset, limit: _, ...filters } = newestPage(source, base);
  return (
    (params['offset'] ?? offset) === offset && Object.entries(filters).every(([name, value]) => params[name] === value)
  );
}

function take(source: Source, answer: unknown, base: Scope): void {
  const watch = watchStore.read();
  if (!watch) return;
  const { entries } = pageOf(answer);
  const seen = entries.flatMap((entry) => seenIn(source, entry, base));
  const [next, news] = afterAnswer(watch, source.name, seen, serverNow());
  if (next === watch) return;
  const isNew = next.entries.length > watch.entries.length;
  if (isNew && seen.some(({ date }) => date >= watch.since)) expected.delete(source.list.operation);
  keepWatch(next);
  if (news.length === 0) return;
  const shown = isAnnounced(source, base) ? [] : news;
  for (const kept of shown)
    tell(
      kept,
      entries.find((entry) => recordOf(entry).id === kept.id),
    );
  // Balances and lists of any screen may have changed with it.
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) !== 'arrival' });
}

function seenIn(source: Source, entry: unknown, base: Scope): Seen[] {
  const { id, status, date } = recordOf(entry);
  if (typeof id !== 'string') return [];
  const standing = standingOf(status);
  const { when, failed } = source.list;
  const hasText = standing !== 'failed' || failed !== undefined;
  const isMatching = evaluate(when, scopeOf(source, base, entry)) === true;
  return [{ id, standing, date: Date.parse(String(date)), isAnnounced: hasText && isMatching }];
}

/** Whether the screen waits for an entry of the source, and announces it itself. */
function isAnnounced(source: Source, base: Scope): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some((query) => query.queryKey.at(-1) === 'arrival' && query.isActive() && isOf(source, query.queryKey, base));
}

/** Shows a toast with the amount and a link to the entry. */
function tell(kept: Kept, entry: unknown): void {
  const source = sourceOf(kept.source);
  const text = source?.list[kept.standing === 'failed' ? 'failed' : 'completed'];
  if (!source || text === undefined) return;
  showToast(text, kept.standing === 'failed' ? 'negative' : 'positive', {
    more: createElement(Details, { source, entry }),
  });
}
