import { sha256 } from '@noble/hashes/sha2.js';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function encode(bytes: Uint8Array): string {
  let value = BigInt(`0x00${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; value > 0n; value /= 58n) text = (alphabet[Number(value % 58n)] ?? '') + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return alphabet.charAt(0).repeat(zeros === -1 ? bytes.length : zeros) + text;
}

function decode(text: string, length: number): Uint8Array | undefined {
  let value = 0n;
  for (const character of text) {
    const digit = alphabet.indexOf(character);
    if (digit === -1) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const hex = value.toString(16).padStart(length * 2, '0');
  return hex.length === length * 2 ? Uint8Array.from(Buffer.from(hex, 'hex')) : undefined;
}

function checksum(payload: Uint8Array): Uint8Array {
  return sha256(sha256(payload)).slice(0, 4);
}

/** Base58 of the payload with the first four bytes of its double SHA-256 behind it. */
export function encodeBase58Check(payload: Uint8Array): string {
  return encode(Uint8Array.of(...payload, ...checksum(payload)));
}

/** The payload of `length` bytes, or undefined when a character, the length or the checksum is wrong. */
export function decodeBase58Check(text: string, length: number): Uint8Array | undefined {
  if (text.length > 64) return undefined;
  const bytes = decode(text, length + 4);
  if (!bytes) return undefined;
  const payload = bytes.slice(0, length);
  return Buffer.from(checksum(payload)).equals(bytes.slice(length)) ? payload : undefined;
}
