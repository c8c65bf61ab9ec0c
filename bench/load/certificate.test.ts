import { createHash, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCertificate } from './certificate.ts';

test('the certificate is for localhost, and the fingerprint is that of its key', async () => {
  const { cert, fingerprint } = await makeCertificate();
  const parsed = new X509Certificate(cert);
  expect(parsed.checkHost('localhost')).toBe('localhost');
  const publicInfo = parsed.publicKey.export({ type: 'spki', format: 'der' });
  expect(createHash('sha256').update(publicInfo).digest('base64')).toBe(fingerprint);
});
