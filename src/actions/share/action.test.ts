import { expect, test } from 'vitest';

import { recordedContext } from '../../engine/testing/action-context.ts';
import share from './action.ts';

const props = { value: '$row.address', done: 'toast.addressCopied' } as const;
const withAddress = (address: unknown) => recordedContext({ roots: { row: { address } } });

test('shares the value natively, without a copy', async () => {
  const context = withAddress('0xabc');
  await share(props, context).run?.();
  await Promise.resolve();
  expect(context.runtime.share).toHaveBeenCalledExactlyOnceWith('0xabc');
  expect(context.runtime.copy).not.toHaveBeenCalled();
  expect(context.showToast).not.toHaveBeenCalled();
});

test('copies the value where it cannot be shared, and says so', async () => {
  const context = withAddress('0xabc');
  context.runtime.share.mockResolvedValue(false);
  await share(props, context).run?.();
  await expect.poll(() => context.showToast).toHaveBeenCalledExactlyOnceWith('toast.addressCopied');
  expect(context.runtime.copy).toHaveBeenCalledExactlyOnceWith('0xabc');
});

test('says that it failed if neither works', async () => {
  const context = withAddress('0xabc');
  context.runtime.share.mockResolvedValue(false);
  context.runtime.copy.mockRejectedValue(new Error('not allowed'));
  await share(props, context).run?.();
  await expect
    .poll(() => context.showToast)
    .toHaveBeenCalledExactlyOnceWith('toast.copyError', 'negative', {
      detail: 'toast.copyByHand',
    });
});

test.each([undefined, null, '', 5])('shares nothing while the value is %j', async (address) => {
  const context = withAddress(address);
  await share(props, context).run?.();
  expect(context.runtime.share).not.toHaveBeenCalled();
});
