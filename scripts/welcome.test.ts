import { expect, test } from 'vitest';
import { welcome } from './welcome.ts';

test('the file that keeps what is done is the chosen one, and no other is named', () => {
  const message = welcome(4173, '/srv/demo.db');
  expect(message).toContain('kept in /srv/demo.db until');
  expect(message).not.toContain('.sandbox');
});
