import { expect, test } from 'vitest';

import { recordedContext } from '../../engine/testing/action-context.ts';
import { values } from '../../values/values.ts';
import open from './action.ts';

test('opens an address of config/links.json', async () => {
  const context = recordedContext();
  const { href, run } = open({ link: 'landing', with: {} }, context);
  expect(href).toBe(values.links.links['landing']);
  expect(context.runtime.open).not.toHaveBeenCalled();
  await run?.();
  expect(context.runtime.open).toHaveBeenCalledExactlyOnceWith(href);
});

test('fills the address with values that cannot change where it leads', () => {
  const context = recordedContext({ roots: { row: { name: 'a&b=c#d' } } });
  const { href } = open({ link: 'referralWorldWeb', with: { code: '$row.name' } }, context);
  expect(href).toBe(values.links.links['referralWorldWeb']?.replace('{code}', 'a%26b%3Dc%23d'));
});
