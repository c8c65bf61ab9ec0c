import { afterEach, expect, test } from 'vitest';

import { recordedContext } from '../../engine/testing/action-context.ts';
import { readStored, writeStored } from '../../values/stored.ts';
import remember from './action.ts';

afterEach(() => writeStored('device', 'isWelcomeShown', undefined));

const props = { flag: 'isWelcomeShown', to: '/wallet' } as const;
const target = { to: '/wallet', search: {}, replace: true };

test('keeps on the device that it is done, and goes on in place of this screen', async () => {
  const context = recordedContext();
  const { run, prepare } = remember(props, context);
  prepare?.();
  expect(context.prepare).toHaveBeenCalledExactlyOnceWith(target);
  expect(readStored('device', 'isWelcomeShown')).toBeUndefined();
  await run?.();
  expect(readStored('device', 'isWelcomeShown')).toBe('1');
  expect(context.go).toHaveBeenCalledExactlyOnceWith(target);
});
