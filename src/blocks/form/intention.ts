import { fingerprint } from './fingerprint.ts';

/** One intention to move money: what would be sent, as a fingerprint, and the key under which it is sent at most once. */
export interface Intention {
  readonly body: string;
  readonly key: string;
}

/** The intention to send `body`: the same one, with the same key, as long as nothing in it changes. */
export function intentionOf(body: Readonly<Record<string, unknown>>, last: Intention | undefined): Intention {
  const text = fingerprint(JSON.stringify(body));
  return last?.body === text ? last : { body: text, key: crypto.randomUUID() };
}
