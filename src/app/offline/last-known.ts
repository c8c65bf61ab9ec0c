import { type Query, type QueryKey, hydrate } from '@tanstack/react-query';
import {
  type PersistedClient,
  type Persister,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';

import { serverOffset } from '../../api/server-time.ts';
import { queryClient } from '../../queries/query-client.ts';
import { forgetLastKnown, lastKnown } from '../../session/rare-effects.ts';
import { showLastUser } from '../../session/changes.ts';
import { isByLink } from '../../session/machine.ts';
import { type SessionUser, currentSession, dispatch, store as sessionStore, subscribe } from '../../session/session.ts';
import { sessionUserIn, storedSession } from '../../values/read-session.ts';
import { inTime } from '../../values/in-time.ts';
import { values } from '../../values/values.ts';
import { recordOf } from 'engine/record.ts';

const { cacheName, address } = lastKnown;
/** Answers are stored together, this long after the first one, ms. */
const pause = 1000;
/** The maximum number of stored answers; those of this page load come first, then those of earlier ones. */
const maxKept = 40;

/** The stored data: the user, the answers, and how far the server's clock was ahead, ms; never a token. */
interface LastKnown {
  readonly user: SessionUser;
  readonly client: PersistedClient;
  readonly offset: number;
}

let pending: PersistedClient | undefined;

/** Stores the answers of one user in a cache of the device. */
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
  // Another build may have a different format.
  buster: document.querySelector<HTMLLinkElement>('link[data-entry]')?.href ?? '',
  dehydrateOptions: { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false },
};

/** Restores the last known answers into the query cache, with their age, if the API is slow or cannot be reached. */
export async function restoreLastKnown(): Promise<void> {
  const known = await read();
  if (!known || known.client.buster !== options.buster || isByLink(sessionStore.read())) return;
  const tabUser = storedSession()?.user.userId ?? known.user.userId;
  const isWaiting = (): boolean => {
    const session = currentSession();
    if (session.status === 'ready') return session.isSilent === true;
    return session.status === 'starting' || (session.status === 'failed' && session.end === undefined);
  };
  if (tabUser !== known.user.userId || !isWaiting()) return;
  // At once, so that the session cannot start in between and the old answers count as new.
  hydrate(queryClient, known.client.clientState);
  // Without a response the server's time is unknown; use the stored offset so that periods do not look finished.
  if (serverOffset.read() === 0) serverOffset.write(known.offset);
  const stop = subscribe(() => {
    const session = currentSession();
    if (session.status !== 'ready' || session.isSilent) return;
    stop();
    if (session.user.userId === known.user.userId) void queryClient.invalidateQueries();
    else queryClient.clear();
  });
  dispatch(showLastUser, known.user);
}

/** Starts storing answers. Those of another user are replaced, and all are removed if the API refuses the user. */
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

/** The stored data; undefined if there is none, or if it is damaged, so that it is replaced. */
async function read(): Promise<LastKnown | undefined> {
  const { value } = await inTime<unknown>(async () => (await (await caches.open(cacheName)).match(address))?.json());
  return isLastKnown(value) ? value : undefined;
}

function isLastKnown(value: unknown): value is LastKnown {
  const { user, client, offset } = recordOf(value);
  const { buster, clientState } = recordOf(client);
  const { queries } = recordOf(clientState);
  const isQuery = (one: unknown): boolean =>
    typeof recordOf(one).queryHash === 'string' && recordOf(one).state instanceof Object;
  return (
    sessionUserIn(user) !== undefined &&
    typeof buster === 'string' &&
    typeof offset === 'number' &&
    Array.isArray(queries) &&
    queries.every(isQuery)
  );
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
  // Store nothing if the user has signed out meanwhile.
  if (currentSession().status !== 'ready') return;
  await inTime(async () => (await caches.open(cacheName)).put(address, Response.json(known)));
}

/** Adds the stored answers of the same user that this page has not loaded yet. */
async function withFormer(client: PersistedClient, userId: string): Promise<PersistedClient> {
  const former = await read();
  if (former?.user.userId !== userId || former.client.buster !== client.buster) return client;
  const { queries } = client.clientState;
  const currentHashes = new Set(queries.map(({ queryHash }) => queryHash));
  const others = former.client.clientState.queries.filter(({ queryHash }) => !currentHashes.has(queryHash));
  return { ...client, clientState: { ...client.clientState, queries: [...queries, ...others].slice(0, maxKept) } };
}

/** Whether an answer is stored: those named in config, except results of views, which JSON would change. */
function isKept({ queryKey: [operation], state: { status, data } }: Query<unknown, Error, unknown, QueryKey>): boolean {
  const isPlain = typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;
  return status === 'success' && isPlain && values.app.keptOffline.includes(String(operation));
}
