import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../tokens.css';
import '../base.css';
import { Toast, ToastRegion } from '../toast/Toast.tsx';
import { Dialog } from './Dialog.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [toasts, setToasts] = useState<readonly string[]>([]);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Attention" closeLabel="Close" onClose={() => setIsOpen(false)}>
          <button type="button" onClick={() => setToasts((all) => [...all, `Copied ${all.length}`])}>
            Copy
          </button>
        </Dialog>
      )}
      <ToastRegion label="Messages" count={toasts.length}>
        {toasts.map((title) => (
          <Toast key={title} title={title} closeLabel="Dismiss" onClose={() => setToasts([])} />
        ))}
      </ToastRegion>
    </>
  );
}

test('opens as a named modal with the focus on its title, closes on Escape and gives the focus back', async () => {
  const screen = await render(<Page />);
  await screen.getByText('Open').click();
  await expect.element(screen.getByRole('dialog', { name: 'Attention' })).toBeVisible();
  expect(document.activeElement?.textContent).toBe('Attention');
  expect(document.querySelector('dialog')?.matches(':modal')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Open').element());
});

test('closes with the cross', async () => {
  const screen = await render(<Page />);
  await screen.getByText('Open').click();
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(document.querySelector('dialog')).toBeNull();
});

test('a toast stands over an open dialog, in the corner at the top', async () => {
  const screen = await render(<Page />);
  await screen.getByText('Open').click();
  for (const title of ['Copied 0', 'Copied 1']) {
    await screen.getByText('Copy', { exact: true }).click();
    await expect.element(screen.getByText(title)).toBeVisible();
  }
  const region = screen.getByLabelText('Messages').element();
  expect(region.matches(':popover-open')).toBe(true);
  const rect = region.getBoundingClientRect();
  expect(Math.round(window.innerWidth - rect.right)).toBe(12);
  expect(rect.top).toBe(12);
});
