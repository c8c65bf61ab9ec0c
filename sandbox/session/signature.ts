import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of `text`, 32 bytes. */
export function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Compares two signatures in constant time. */
export function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Parses JSON; undefined for invalid JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
