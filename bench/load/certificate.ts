import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A self-signed certificate for `localhost` and its key. */
export interface Certificate {
  /** Both PEM. */
  key: string;
  cert: string;
  /** Base64 SHA-256 of the public key, by which a browser can be told to accept the certificate. */
  fingerprint: string;
}

/** A certificate good for one day, made anew for every run. */
export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicInfo = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(set(sequence(commonName, tlv(0x0c, Buffer.from('localhost')))));
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    signedWith,
    name,
    sequence(time(-1), time(1)),
    name,
    publicInfo,
    tlv(0xa3, sequence(sequence(alternativeName, tlv(0x04, sequence(tlv(0x82, Buffer.from('localhost'))))))),
  );
  const certificate = sequence(
    body,
    signedWith,
    tlv(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)])),
  );
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(publicInfo).digest('base64'),
  };
}

const commonName = objectId('550403');
const alternativeName = objectId('551d11');
/** ecdsa-with-SHA256 */
const signedWith = sequence(objectId('2a8648ce3d040302'));

/** One DER value: tag, length, content. */
function tlv(tag: number, content: Buffer): Buffer {
  const size = content.byteLength;
  const long = size > 0xff ? [0x82, size >> 8, size & 0xff] : [0x81, size];
  return Buffer.concat([Buffer.from([tag, ...(size < 0x80 ? [size] : long)]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return tlv(0x30, Buffer.concat(parts));
}

function set(part: Buffer): Buffer {
  return tlv(0x31, part);
}

function objectId(hex: string): Buffer {
  return tlv(0x06, Buffer.from(hex, 'hex'));
}

function time(days: number): Buffer {
  const moment = new Date(Date.now() + days * 86_400_000).toISOString();
  return tlv(0x17, Buffer.from(`${moment.slice(2, 19).replace(/[-T:]/g, '')}Z`));
}
