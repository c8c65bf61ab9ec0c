import { expect, test } from 'vitest';

import { maskedEmail } from './masked-email.ts';

test.each([
  ['anna@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['"odd@name"@example.com', '"•••@example.com'],
  ['@example.com', '@•••'],
  ['', '•••'],
])('%s is masked', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
