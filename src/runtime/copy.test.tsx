import { afterEach, expect, test, vi } from 'vitest';

import { copyText } from './copy.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['there is no clipboard', () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(Object(undefined))],
  ['the clipboard is refused', () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))],
])('a text is selected and copied where %s', async (_, prepare) => {
  prepare();
  let selected = '';
  const command = vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLTextAreaElement) selected = activeElement.value;
    return true;
  });
  await copyText('0xabc');
  expect(command).toHaveBeenCalledExactlyOnceWith('copy');
  expect(selected).toBe('0xabc');
  expect(document.querySelector('textarea')).toBeNull();
});

test('what cannot be copied either way is an error', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(Object(undefined));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await expect(copyText('0xabc')).rejects.toThrow('could not be copied');
});
