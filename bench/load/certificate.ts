import { createHash, createPublicKey } from 'node:crypto';
import { generate } from 'selfsigned';

/** A self-signed certificate for `localhost`, and its key. */
export interface Certificate {
  /** PEM, as `cert`. */
  key: string;
  cert: string;
  /** Base64 SHA-256 of the public key, with which a browser can be made to accept the certificate. */
  fingerprint: string;
}

/** Creates a new certificate. */
export async function makeCertificate(): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec', algorithm: 'sha256' });
  const publicInfo = createPublicKey(made.public).export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(publicInfo).digest('base64');
  return { key: made.private, cert: made.cert, fingerprint };
}
