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
import { type SessionUser, currentSession, recallUser, subscribe, token } from '../../session/session.ts';
import { kept } from '../../values/kept.ts';
import { values } from '../../values/values.ts';

const cacheName = 'last-known';
const address = '/last-known';
/** Answers that come together are kept together, this long after the first, ms. */
const pause = 1000;

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
  removeClient: async () => {
    await caches.delete(cacheName);
  },
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
  const { loginToken } = readLaunchParameter(window.karatHandoff?.launchParameter, '');
  // Who opens a login link may be somebody else.
  if (!known || known.client.buster !== options.buster || loginToken !== undefined) return;
  const tabUser = kept('tab', 'sessionUser');
  const isOfOther = tabUser !== undefined && tabUser !== known.user.userId;
  if (isOfOther || token() !== undefined || !['starting', 'failed'].includes(currentSession().status)) return;
  await persistQueryClientRestore(options);
  // No answer has told the time yet, and a period must not look finished for it.
  if (serverOffset.read() === 0) serverOffset.write(known.offset);
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
  persistQueryClientSubscribe(options);
  const follow = (): void => {
    const session = currentSession();
    if (session.status === 'failed' && session.error.isRefusal) void persister.removeClient();
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
  const known: LastKnown = { user: session.user, client, offset: serverOffset.read() };
  await (await caches.open(cacheName)).put(address, Response.json(known));
}

/** Whether an answer is kept: one that config names, as it came; what a view has computed is not the same when it is read. */
function isKept({ queryKey: [operation], state: { status, data } }: Query<unknown, Error, unknown, QueryKey>): boolean {
  const isPlain = typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;
  return status === 'success' && isPlain && values.app.keptOffline.includes(String(operation));
}
