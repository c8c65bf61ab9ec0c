import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createBase58check } from '@scure/base';

/** The settlement networks, by their names in request bodies. */
export const networkNames = ['Tron', 'Ethereum', 'TON'] as const;
/** The name of a settlement network. */
export type NetworkName = (typeof networkNames)[number];

/** The settlement networks, by their keys in paths. */
export const networkKeys = ['trc20', 'erc20', 'ton'] as const;
/** The key of a settlement network. */
export type NetworkKey = (typeof networkKeys)[number];
/** The names of the settlement networks, by key. */
export const networkOfKey: Readonly<Record<NetworkKey, NetworkName>> = { trc20: 'Tron', erc20: 'Ethereum', ton: 'TON' };

const base58check = createBase58check(sha256);
const tronPrefix = 0x41;
/** TON address tags: non-bounceable (`UQ…`); bounceable ones (`EQ…`) are accepted as well. */
const tonTag = 0x51;
const tonBounceableTag = 0x11;
const tonWorkchains: ReadonlySet<number | undefined> = new Set([0x00, 0xff]);

function digest(text: string): Uint8Array {
  return keccak_256(new TextEncoder().encode(text));
}

/** 20 bytes as an Ethereum address with its checksum in the letter case (EIP-55). */
function checksummed(hex: string): string {
  const hash = Buffer.from(digest(hex)).toString('hex');
  const letters = [...hex].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${letters.join('')}`;
}

/** CRC-16/XMODEM as two bytes, high byte first. */
function crc16(bytes: Uint8Array): Uint8Array {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return Uint8Array.of(crc >> 8, crc & 0xff);
}

function tonAddress(account: Uint8Array): string {
  const payload = Uint8Array.of(tonTag, 0x00, ...account);
  return Buffer.from(Uint8Array.of(...payload, ...crc16(payload))).toString('base64url');
}

/** A valid address on a network, derived from `seed`: the same seed gives the same address. */
export function deriveAddress(network: NetworkName, seed: string): string {
  const bytes = digest(`${network}:${seed}`);
  switch (network) {
    case 'Ethereum':
      return checksummed(Buffer.from(bytes.slice(12)).toString('hex'));
    case 'Tron':
      return base58check.encode(Uint8Array.of(tronPrefix, ...bytes.slice(12)));
    case 'TON':
      return tonAddress(bytes);
  }
}

/** A transaction hash derived from `seed`, in the network's notation. */
export function deriveHash(network: NetworkName, seed: string): string {
  const hex = Buffer.from(digest(`transaction:${seed}`)).toString('hex');
  return network === 'Ethereum' ? `0x${hex}` : hex;
}

/** A numeric memo derived from `seed`. */
export function deriveMemo(seed: string): string {
  return ((Buffer.from(digest(`memo:${seed}`)).readUInt32BE(0) % 900_000_000) + 100_000_000).toString();
}

function isEthereum(address: string): boolean {
  const hex = /^0x([0-9a-fA-F]{40})$/.exec(address)?.[1];
  if (hex === undefined) return false;
  const isOneCase = hex === hex.toLowerCase() || hex === hex.toUpperCase();
  return isOneCase || address === checksummed(hex.toLowerCase());
}

function isTron(address: string): boolean {
  // Longer texts are rejected before decoding, whose time grows with the square of the length.
  if (address.length > 34) return false;
  try {
    const payload = base58check.decode(address);
    return payload.length === 21 && payload[0] === tronPrefix;
  } catch {
    return false;
  }
}

function isTon(address: string): boolean {
  if (!/^(?:[A-Za-z0-9_-]{48}|[A-Za-z0-9+/]{48})$/.test(address)) return false;
  const bytes = Uint8Array.from(Buffer.from(address, 'base64'));
  const [tag = 0, workchain = 0] = bytes;
  if (tag !== tonTag && tag !== tonBounceableTag) return false;
  return tonWorkchains.has(workchain) && Buffer.from(crc16(bytes.slice(0, 34))).equals(bytes.slice(34));
}

/** Whether `address` is a valid main net address of the network, including its checksum. */
export function isAddress(network: NetworkName, address: string): boolean {
  switch (network) {
    case 'Ethereum':
      return isEthereum(address);
    case 'Tron':
      return isTron(address);
    case 'TON':
      return isTon(address);
  }
}
