import type { Context } from 'hono';
import { withoutSecrets } from '../requests/log.ts';
import type { LoggedRequest } from '../requests/log.ts';
import { defaultVisitor } from '../session/sessions.ts';
import { settleDue } from '../settlement/settlement.ts';
import type { World } from '../world.ts';
import { afterFault, beforeFault, completesAfterMs, refusesByState, skewOf } from '../faults/apply.ts';
import { resetConnection } from '../faults/spoil.ts';
import type { Bindings } from '../faults/spoil.ts';
import { failure, send } from './answer.ts';
import type { Answer } from './answer.ts';
import { isRepeated, once } from './idempotency.ts';
import type { Match, Router } from './match.ts';
import type { RawCall } from './operation.ts';
import { plainAnswer, plainRequest } from './plain.ts';
import { bearerOf, parseBody, readBody } from './read.ts';
import { Refusal } from './refusal.ts';

/**
 * The header with which a test names its user in calls without a session. Faults, log, clock and rates of that user
 * apply, and an authentication without a login signs in as that user.
 */
export const userHeader = 'x-sandbox-user';

/** Answers any request to the contract's paths. */
export async function dispatch(
  world: World,
  router: Router,
  context: Context<{ Bindings: Bindings }>,
): Promise<Response> {
  const { req: request } = context;
  const url = new URL(request.url);
  const match = router.find(request.method, url.pathname);
  const text = await readBody(request.raw).catch((error: unknown) => failure(error));
  const raw: RawCall = {
    path: match?.path ?? {},
    query: Object.fromEntries([...url.searchParams].toReversed()),
    headers: Object.fromEntries(request.raw.headers),
    body: undefined,
  };
  const bodyAnswer = typeof text === 'string' ? attempt(() => void (raw.body = parseBody(text))) : text;
  const bearer = bearerOf(request.raw.headers);
  const owner = ownerOf(world, match, raw, bearer);
  const logged = world.requests.add(logEntry(world, match, raw, owner, request.method, url.pathname));
  const isPlain = world.plainUsers.has(owner);
  const fault = match && world.faults.take(owner, match.operation.id);
  if (fault) logged.fault = fault.kind;
  const isSaved = fault && refusesByState(fault) && !isPlain && isSavedFor(world, match, raw, bearer);
  const spoiled = fault && !isSaved && (await beforeFault(fault, context));
  // Headers set here are sent with every answer below.
  context.res.headers.set('date', new Date(world.clock.of(owner) + skewOf(fault)).toUTCString());
  if (spoiled) return spoiled;
  const isOther = fault?.kind === 'answers-as-other-user' && match?.operation.id === 'authenticate';
  if (isOther) Object.assign(raw, { body: {}, headers: {} });
  const user = isOther ? fault.as : owner;
  const carryOut = (): Answer => {
    const read = isPlain ? plainRequest(raw) : raw;
    const answer = bodyAnswer ?? (match ? perform(world, match, read, bearer, user) : notFound(url.pathname));
    logged.status = answer.status;
    return isPlain ? plainAnswer(answer, match?.operation.answer) : answer;
  };
  if (fault?.kind === 'completes-late') {
    await world.pendingCalls.hold(logged, fault.ms ?? completesAfterMs, carryOut);
    return resetConnection(context.env);
  }
  const answer = carryOut();
  return fault ? afterFault(fault, answer, context) : send(answer);
}

/** Whether the call repeats one of its signed-in user that was carried out. */
function isSavedFor(world: World, { operation }: Match, raw: RawCall, bearer: string | undefined): boolean {
  const user = bearer === undefined ? null : world.sessions.ownerOf(bearer);
  return user !== null && isRepeated(world.store, user, operation, raw, world.clock.of(user));
}

function attempt(work: () => void): Answer | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return failure(error);
  }
}

function notFound(path: string): Answer {
  return failure(new Refusal('not_found', `There is nothing at ${path}`));
}

/** Runs the operation in one transaction, after another one has brought the books up to date. */
function perform(
  world: World,
  { operation }: Match,
  raw: RawCall,
  bearer: string | undefined,
  owner: string | null,
): Answer {
  const { store, sessions, clock } = world;
  try {
    const user = operation.isOpen ? null : sessions.userOf(bearer);
    if (user) store.transaction(() => settleDue(store, user.id, clock.of(user.id)));
    const body = store.transaction(() => {
      const run = () => operation.run(world, raw, user, user?.id ?? owner);
      return user ? once(store, user.id, operation, raw, clock.of(user.id), run) : run();
    });
    return { status: 200, body };
  } catch (error) {
    return failure(error);
  }
}

function fieldOf(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? value : '';
}

/** The user who probably makes the call, without a check of the credentials; null if unknown. */
function ownerOf(world: World, match: Match | undefined, raw: RawCall, bearer: string | undefined): string | null {
  const named = raw.headers[userHeader] ?? null;
  if (match?.operation.id === 'authenticate') {
    const tokenFromWeb = fieldOf(raw.body, 'tokenFromWeb') || (raw.headers['x-auth-token'] ?? '');
    return world.sessions.guess({ initData: fieldOf(raw.body, 'initData'), tokenFromWeb }) ?? named ?? defaultVisitor;
  }
  return (bearer === undefined ? null : world.sessions.ownerOf(bearer)) ?? named;
}

function logEntry(
  world: World,
  match: Match | undefined,
  raw: RawCall,
  owner: string | null,
  method: string,
  path: string,
): LoggedRequest {
  const header = (name: string) => raw.headers[name] ?? null;
  return {
    at: new Date(world.clock.of(owner)).toISOString(),
    user: owner,
    method,
    path,
    query: raw.query,
    operation: match?.operation.id ?? null,
    body: withoutSecrets(raw.body),
    headers: {
      hasBearer: header('authorization') !== null,
      hasAuthToken: header('x-auth-token') !== null,
      idempotencyKey: header('idempotency-key'),
      contentType: header('content-type'),
      accept: header('accept'),
      acceptLanguage: header('accept-language'),
      origin: header('origin'),
    },
    status: null,
    fault: null,
  };
}
