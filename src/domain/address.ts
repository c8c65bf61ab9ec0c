import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64, createBase58check } from '@scure/base';

/** The address formats: of Ethereum, Tron and TON. */
export const addressNetworks = ['erc20', 'trc20', 'ton'] as const;
/** An address format. */
export type AddressNetwork = (typeof addressNetworks)[number];

/**
 * The result of checking an address. `characters`: wrong alphabet or prefix; `length`: too short or too long;
 * `checksum`: mistyped; `wrongNetwork`: an address of another network (`looksLike`, if known) or of a test network.
 */
type AddressCheck =
  | { readonly isValid: true }
  | {
      readonly isValid: false;
      readonly reason: 'characters' | 'length' | 'checksum' | 'wrongNetwork';
      readonly looksLike?: AddressNetwork;
    };

const base58check = createBase58check(sha256);
const base58 = '1-9A-HJ-NP-Za-km-z';

const rules = {
  erc20: { shape: /^0x[0-9a-f]{40}$/i, alphabet: /^(0|0x[0-9a-f]*)$/i, check: checkErc20 },
  trc20: { shape: new RegExp(`^T[${base58}]{33}$`), alphabet: new RegExp(`^T[${base58}]*$`), check: checkTrc20 },
  ton: {
    shape: /^([\w-]{48}|[a-z0-9+/]{48}|(0|-1):[0-9a-f]{64})$/i,
    alphabet: /^([\w-]*|[a-z0-9+/]*|(0|-1):[0-9a-f]*)$/i,
    check: checkTon,
  },
} as const;

const valid: AddressCheck = { isValid: true };
const mistyped: AddressCheck = { isValid: false, reason: 'checksum' };

/**
 * Checks whether an address without surrounding whitespace is valid on a network.
 *
 * @example
 *   checkAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'erc20').looksLike; // 'trc20'
 */
export function checkAddress(address: string, network: AddressNetwork): AddressCheck {
  const { shape, alphabet, check } = rules[network];
  if (shape.test(address)) return check(address);
  const looksLike = addressNetworks.find((other) => rules[other].shape.test(address));
  if (looksLike) return { isValid: false, reason: 'wrongNetwork', looksLike };
  return { isValid: false, reason: address === '' || alphabet.test(address) ? 'length' : 'characters' };
}

/**
 * Whether a text is as long as an address of some network and has its characters; the checksum may be wrong.
 *
 * @example
 *   isAddressShaped('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'); // true
 */
export function isAddressShaped(text: string): boolean {
  return addressNetworks.some((network) => rules[network].shape.test(text));
}

/**
 * The account of an address in canonical form, equal for all spellings of the address; undefined if the address is not
 * valid on the network.
 *
 * @example
 *   accountOf('0x52908400098527886E0F7030069857D2E4169EE7', 'erc20'); // '0x52908400098527886e0f7030069857d2e4169ee7'
 */
export function accountOf(address: string, network: AddressNetwork): string | undefined {
  if (!checkAddress(address, network).isValid) return undefined;
  if (network === 'erc20' || address.includes(':')) return address.toLowerCase();
  if (network === 'trc20') return bytesToHex(base58check.decode(address).slice(1));
  const [, workchain, ...rest] = tonBytes(address);
  return `${workchain === 0 ? '0' : '-1'}:${bytesToHex(Uint8Array.from(rest.slice(0, 32)))}`;
}

/**
 * Whether an account is the zero account of its network, which has no private key.
 *
 * @example
 *   isZeroAccount('0:0000'); // true
 */
export function isZeroAccount(account: string): boolean {
  return /^(0x|0:|-1:)?0+$/.test(account);
}

/**
 * EIP-55: the case of each letter encodes a bit of the hash; an address in a single case has no checksum and is valid.
 */
function checkErc20(address: string): AddressCheck {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return valid;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const expected = lower.replace(/[a-f]/g, (letter, at: number) =>
    Number.parseInt(hash.charAt(at), 16) > 7 ? letter.toUpperCase() : letter,
  );
  return digits === expected ? valid : mistyped;
}

/** Tron: base58check of 0x41 and twenty bytes; any text of its shape has that length. */
function checkTrc20(address: string): AddressCheck {
  try {
    return base58check.decode(address)[0] === 0x41 ? valid : mistyped;
  } catch {
    return mistyped;
  }
}

/** TON: the raw form has no checksum; the friendly form is a tag, a workchain, 32 bytes and a CRC16 of them. */
function checkTon(address: string): AddressCheck {
  if (address.includes(':')) return valid;
  const bytes = tonBytes(address);
  const [tag, workchain] = bytes;
  if (crc16(bytes) !== 0) return mistyped;
  const isMainNetwork = tag === 0x11 || tag === 0x51;
  return isMainNetwork && (workchain === 0 || workchain === 0xff) ? valid : { isValid: false, reason: 'wrongNetwork' };
}

/** The bytes of the friendly form, in either of its alphabets. */
function tonBytes(address: string): Uint8Array {
  return base64.decode(address.replaceAll('-', '+').replaceAll('_', '/'));
}

/** CRC16-XMODEM; zero for data followed by its checksum. */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
}
