import { expect, test } from 'vitest';

import { recordedContext } from '../../engine/testing/action-context.ts';
import { CatalogueEntry } from 'engine/runtime/scope.ts';
import navigate from './action.ts';

const props = { to: '/wallet', search: { currency: '$search.currency', search: '$row.name' }, isReplacing: false };

test('leads to the screen with the values of its parameters, without those that are missing', async () => {
  const context = recordedContext({ roots: { search: { currency: new CatalogueEntry('paxg', {}) }, row: {} } });
  const { target, href, run, prepare } = navigate(props, context);
  expect(target).toEqual({ to: '/wallet', search: { currency: 'paxg' }, replace: false });
  expect(href).toBeUndefined();
  prepare?.();
  expect(context.prepare).toHaveBeenCalledExactlyOnceWith(target);
  expect(context.go).not.toHaveBeenCalled();
  await run?.();
  expect(context.go).toHaveBeenCalledExactlyOnceWith(target);
});

test('takes the place of the screen in the history if config says so', () => {
  const { target } = navigate({ ...props, search: {}, isReplacing: true }, recordedContext());
  expect(target).toEqual({ to: '/wallet', search: {}, replace: true });
});
