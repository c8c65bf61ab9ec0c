import { createHash } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { Operation, RawCall } from './operation.ts';
import { Refusal } from './refusal.ts';

/** How long a key is valid, in ms of its user's time (openapi.yaml); after that it counts as unused. */
const honoredMs = 24 * 3_600_000;

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * A hash of the path values and the body, independent of the order of the body's fields, and of the two-factor code:
 * the same request is sent again with a new one.
 */
function requestHash({ path, body }: RawCall): string {
  const { twoFactorCode: _, ...compared } = Object(body);
  return createHash('sha256')
    .update(JSON.stringify([sorted(path), sorted(compared)]))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)]);
}

/** The saved answer of a call with this key; undefined if there is none, also for a call that has no key. */
function savedAnswer(store: Store, user: string, { id, isMoney }: Operation, { headers }: RawCall, now: number) {
  const key = headers['idempotency-key'];
  if (!isMoney || key === undefined || !uuid.test(key)) return undefined;
  return store.first(
    'SELECT request, body FROM answers WHERE user = :user AND operation = :id AND key = :key AND at > :until',
    { user, id, key: key.toLowerCase(), until: now - honoredMs },
  );
}

/** Whether a call repeats one that was carried out; then its answer is the first one, whatever limit was reached since. */
export function isRepeated(store: Store, user: string, operation: Operation, raw: RawCall, now: number): boolean {
  return savedAnswer(store, user, operation, raw, now)?.text('request') === requestHash(raw);
}

/**
 * Runs a call that moves money at most once for each key: a repeated request with the same key gets the first answer
 * again. Only successful calls are saved, so a refused call can be repeated with its key.
 * Must run inside the transaction of the call.
 * @param now the user's time, epoch ms
 * @throws Refusal conflict when the key was used for another request
 */
export function once(
  store: Store,
  user: string,
  operation: Operation,
  raw: RawCall,
  now: number,
  run: () => unknown,
): unknown {
  const key = raw.headers['idempotency-key'];
  if (!operation.isMoney || key === undefined || !uuid.test(key)) return run();
  const request = requestHash(raw);
  store.run('DELETE FROM answers WHERE user = :user AND at <= :until', { user, until: now - honoredMs });
  const known = savedAnswer(store, user, operation, raw, now);
  if (known) {
    if (known.text('request') !== request) {
      throw new Refusal('conflict', 'The idempotency key was used for another request', 'idempotency-key');
    }
    return JSON.parse(known.text('body'));
  }
  const answer = run();
  store.run('INSERT INTO answers VALUES (:user, :operation, :key, :request, 200, :body, :now)', {
    user,
    operation: operation.id,
    key: key.toLowerCase(),
    request,
    body: JSON.stringify(answer),
    now,
  });
  return answer;
}
