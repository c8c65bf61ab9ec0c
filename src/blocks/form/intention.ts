import { fingerprint } from './fingerprint.ts';

/** One intention to move money: what would be sent, as a fingerprint, and the key under which it is sent at most once. */
export interface Intention {
  readonly body: string;
  readonly key: string;
}

/** The intention to send `body`: the same one, with the same key, as long as nothing in it changes. */
export function intentionOf(body: Readonly<Record<string, unknown>>, last: Intention | undefined): Intention {
  const text = fingerprint(JSON.stringify(body));
  return last?.body === text ? last : { body: text, key: uuid() };
}

/** A version 4 UUID; `crypto.randomUUID` is missing where the page is not served securely. */
function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
