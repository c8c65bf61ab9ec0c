import type { QueryKey } from '@tanstack/react-query';

import { readLaunchParameter } from '../../domain/launch-parameter.ts';
import { queryClient } from '../../queries/query-client.ts';
import { type SessionUser, currentSession, recallUser, subscribe, token } from '../../session/session.ts';
import { kept } from '../../values/kept.ts';
import { values } from '../../values/values.ts';

const cacheName = 'last-known';
const address = '/last-known';
/** Answers that come together are kept together, this long after the first, ms. */
const pause = 1000;

/** What is kept: whose it is, of which build, and the answers; never a token. */
interface LastKnown {
  readonly build: string | undefined;
  readonly user: SessionUser;
  readonly answers: readonly (readonly [QueryKey, unknown, number])[];
}

/** Another build may read its answers otherwise. */
function build(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[data-entry]')?.href;
}

/** Puts what was known last into the queries, as old as it is, when the API cannot be reached or is long in answering. */
export async function recall(): Promise<void> {
  const { loginToken } = readLaunchParameter(window.karatHandoff?.launchParameter, '');
  const answer = await (await caches.open(cacheName)).match(address);
  // Who opens a login link may be somebody else.
  if (!answer || loginToken !== undefined) return;
  const known: LastKnown = await answer.json();
  const tabUser = kept('tab', 'sessionUser');
  const isOfOther = tabUser !== undefined && tabUser !== known.user.userId;
  if (
    known.build !== build() ||
    isOfOther ||
    token() !== undefined ||
    !['starting', 'failed'].includes(currentSession().status)
  )
    return;
  for (const [key, held, updatedAt] of known.answers) queryClient.setQueryData(key, held, { updatedAt });
  const stop = subscribe(() => {
    const session = currentSession();
    if (session.status !== 'ready') return;
    stop();
    if (session.user.userId === known.user.userId) void queryClient.invalidateQueries();
    else queryClient.clear();
  });
  recallUser(known.user);
}

/** Keeps the answers that matter from now on; what was another user's goes, and all of it where the API refuses the user. */
export function keepLastKnown(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void keep();
    }, pause);
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isKept(event.query.queryKey)) later();
  });
  subscribe(later);
  later();
}

async function keep(): Promise<void> {
  const session = currentSession();
  if (session.status === 'failed' && session.error.isRefusal) await caches.delete(cacheName);
  if (session.status !== 'ready') return;
  const queries = queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => isKept(queryKey) });
  const answers = queries.flatMap(({ queryKey, state: { data, dataUpdatedAt } }) =>
    isPlain(data) ? [[queryKey, data, dataUpdatedAt] as const] : [],
  );
  const known: LastKnown = { build: build(), user: session.user, answers };
  await (await caches.open(cacheName)).put(address, Response.json(known));
}

function isKept([operation]: QueryKey): boolean {
  return values.app.keptOffline.includes(String(operation));
}

/** Whether it is an answer as it came, which is the same when it is written and read; what a view has computed is not. */
function isPlain(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;
}
