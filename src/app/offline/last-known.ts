import type { Query, QueryKey } from '@tanstack/react-query';
import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';

import { serverOffset } from '../../api/server-time.ts';
import { readLaunchParameter } from '../../domain/launch-parameter.ts';
import { queryClient } from '../../queries/query-client.ts';
import { forgetLastKnown, lastKnown } from '../../session/change.ts';
import { type SessionUser, currentSession, recallUser, subscribe } from '../../session/session.ts';
import { keptSession } from '../../values/read-session.ts';
import { values } from '../../values/values.ts';

const { cacheName, address } = lastKnown;
/** Answers that come together are kept together, this long after the first, ms. */
const pause = 1000;
/** How many answers are kept at most: those of the page, then those of the pages before. */
const mostKept = 40;

/** What is kept: whose it is, the answers, and how far the server's clock was ahead, ms; never a token. */
interface LastKnown {
  readonly user: SessionUser;
  readonly client: PersistedClient;
  readonly offset: number;
}

let pending: PersistedClient | undefined;

/** Keeps the answers of one user in a cache of the device. */
const persister: Persister = {
  persistClient: (client) => {
    if (!pending) setTimeout(() => void write(), pause);
    pending = client;
  },
  restoreClient: async () => (await read())?.client,
  removeClient: forgetLastKnown,
};

const options = {
  queryClient,
  persister,
  // How old it is stands beside it.
  maxAge: Number.POSITIVE_INFINITY,
  // Another build may read its answers otherwise.
  buster: document.querySelector<HTMLLinkElement>('link[data-entry]')?.href ?? '',
  dehydrateOptions: { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false },
};

/** Puts what was known last into the queries, as old as it is, when the API cannot be reached or is long in answering. */
export async function recall(): Promise<void> {
  const known = await read();
  const { loginToken } = readLaunchParameter(window.karatHandoff?.launchParameter, values.app);
  // Who opens a login link may be somebody else.
  if (!known || known.client.buster !== options.buster || loginToken !== undefined) return;
  const tabUser = keptSession()?.user.userId ?? known.user.userId;
  const isWaiting = (): boolean => {
    const session = currentSession();
    if (session.status === 'ready') return session.isSilent === true;
    return session.status === 'starting' || (session.status === 'failed' && session.end === undefined);
  };
  if (tabUser !== known.user.userId || !isWaiting()) return;
  await persistQueryClientRestore(options);
  // No answer has told the time yet, and a period must not look finished for it.
  if (serverOffset.read() === 0) serverOffset.write(known.offset);
  const stop = subscribe(() => {
    const session = currentSession();
    if (session.status !== 'ready' || session.isSilent) return;
    stop();
    if (session.user.userId === known.user.userId) void queryClient.invalidateQueries();
    else queryClient.clear();
  });
  recallUser(known.user);
}

/** Keeps the answers that matter from now on; what was another user's goes, and all of it where the API refuses the user. */
export function keepLastKnown(): void {
  persistQueryClientSubscribe(options);
  const follow = (): void => {
    const session = currentSession();
    if (session.status === 'failed' && !session.end && !session.error.isPassing) void persister.removeClient();
    if (session.status === 'ready') void persistQueryClientSave(options);
  };
  subscribe(follow);
  follow();
}

async function read(): Promise<LastKnown | undefined> {
  const answer = await (await caches.open(cacheName)).match(address);
  return answer?.json();
}

async function write(): Promise<void> {
  const session = currentSession();
  const client = pending;
  pending = undefined;
  if (session.status !== 'ready' || !client) return;
  const known: LastKnown = {
    user: session.user,
    client: await withFormer(client, session.user.userId),
    offset: serverOffset.read(),
  };
  // Who has left meanwhile leaves nothing.
  if (currentSession().status !== 'ready') return;
  await (await caches.open(cacheName)).put(address, Response.json(known));
}

/** With what the same user's page before had got and this one has not asked for yet; a page may begin with nothing. */
async function withFormer(client: PersistedClient, userId: string): Promise<PersistedClient> {
  const former = await read();
  if (former?.user.userId !== userId || former.client.buster !== client.buster) return client;
  const { queries } = client.clientState;
  const own = new Set(queries.map(({ queryHash }) => queryHash));
  const others = former.client.clientState.queries.filter(({ queryHash }) => !own.has(queryHash));
  return { ...client, clientState: { ...client.clientState, queries: [...queries, ...others].slice(0, mostKept) } };
}

/** Whether an answer is kept: one that config names, as it came; what a view has computed is not the same when it is read. */
function isKept({ queryKey: [operation], state: { status, data } }: Query<unknown, Error, unknown, QueryKey>): boolean {
  const isPlain = typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;
  return status === 'success' && isPlain && values.app.keptOffline.includes(String(operation));
}
