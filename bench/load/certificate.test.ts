import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCertificate } from './certificate.ts';

test('the certificate is one for localhost, signed with its own key, valid now', () => {
  const { key, cert, fingerprint } = makeCertificate();
  const parsed = new X509Certificate(cert);
  expect(parsed.checkHost('localhost')).toBe('localhost');
  expect(parsed.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(parsed.verify(parsed.publicKey)).toBe(true);
  const publicInfo = parsed.publicKey.export({ type: 'spki', format: 'der' });
  expect(createHash('sha256').update(publicInfo).digest('base64')).toBe(fingerprint);
  expect(parsed.validFromDate.getTime()).toBeLessThan(Date.now());
  expect(parsed.validToDate.getTime()).toBeGreaterThan(Date.now());
});
