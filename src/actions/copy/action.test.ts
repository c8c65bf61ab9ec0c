import { expect, test } from 'vitest';

import { recordedContext } from '../../engine/testing/action-context.ts';
import copy from './action.ts';

const props = { value: '$row.address', done: 'toast.addressCopied' } as const;
const withAddress = (address: unknown) => recordedContext({ roots: { row: { address } } });

test('copies the value and says that it is copied', async () => {
  const context = withAddress('0xabc');
  await copy(props, context).run?.();
  expect(context.runtime.copy).toHaveBeenCalledExactlyOnceWith('0xabc');
  await expect.poll(() => context.showToast).toHaveBeenCalledExactlyOnceWith('toast.addressCopied');
});

test('says that it failed, and never that it is copied, if the browser refuses', async () => {
  const context = withAddress('0xabc');
  context.runtime.copy.mockRejectedValue(new Error('not allowed'));
  await copy(props, context).run?.();
  await expect
    .poll(() => context.showToast)
    .toHaveBeenCalledExactlyOnceWith('toast.copyError', 'negative', {
      detail: 'toast.copyByHand',
    });
});

test.each([undefined, null, '', 5])('copies nothing while the value is %j', async (address) => {
  const context = withAddress(address);
  await copy(props, context).run?.();
  expect(context.runtime.copy).not.toHaveBeenCalled();
});
