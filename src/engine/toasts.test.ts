import { expect, test, vi } from 'vitest';

import { runtime } from '../runtime/runtime.ts';
import { showToast } from './toasts.ts';

test('a toast is felt: as a success or as an error', () => {
  const buzz = vi.spyOn(runtime, 'buzz').mockReturnValue();
  showToast('toast.copied');
  showToast('toast.copyError', 'negative');
  expect(buzz.mock.calls).toEqual([['success'], ['error']]);
});
