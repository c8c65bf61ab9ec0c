import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Provider } from '../Provider.tsx';
import { Button } from './Button.tsx';

const press = vi.fn<() => void>();

/** A button whose reason the key `r` gives and takes away. */
function Reasoned() {
  const [reason, setReason] = useState('');
  return (
    <Button reason={reason} onClick={press} onKeyUp={({ key }) => key === 'r' && setReason(reason ? '' : 'No network')}>
      Send
    </Button>
  );
}

test('a button keeps the focus while a reason comes and goes, and is not pressed with one', async () => {
  const screen = await render(<Reasoned />, { wrapper: Provider });
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.tab();
  await userEvent.keyboard('r{Enter}');
  await expect.element(send).toHaveAccessibleDescription('No network');
  await expect.element(send).toHaveFocus();
  expect(press).not.toHaveBeenCalled();

  await userEvent.keyboard('r{Enter}');
  await expect.element(send).not.toHaveAttribute('aria-disabled');
  await expect.element(send).toHaveFocus();
  expect(press).toHaveBeenCalledOnce();
});

test('a held Enter presses a button once', async () => {
  press.mockReset();
  const screen = await render(<Button onClick={press}>Send</Button>, { wrapper: Provider });
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  // Without a release between them, the second and third are repeats of the first.
  await userEvent.keyboard('{Enter>3/}');
  expect(press).toHaveBeenCalledOnce();
});
