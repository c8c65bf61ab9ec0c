import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
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
  expect(document.activeElement).toBe(screen.getByText('Open').element());
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

test('closes with the cross', async () => {
  const screen = await render(<Page />);
  await screen.getByText('Open').click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

/** What still moves of the dialog in the moment after its cross was pressed. */
async function leaving(): Promise<readonly Animation[]> {
  const screen = await render(<Page />);
  await screen.getByText('Open').click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  for (const animation of document.querySelector('dialog')?.getAnimations() ?? []) animation.finish();
  document.querySelector<HTMLElement>('dialog button[aria-label]')?.click();
  expect(document.activeElement).toBe(screen.getByText('Open').element());
  return document.querySelector('dialog')?.getAnimations({ subtree: true }) ?? [];
}

test('fades away where it stood once it is closed, in the way of nothing', async () => {
  const moves = await leaving();
  const dialog = document.querySelector('dialog');
  for (const move of moves) move.pause();
  const moving = moves.map((move) => (move instanceof CSSTransition ? move.transitionProperty : ''));
  expect(new Set(moving)).toEqual(new Set(['opacity', 'transform', 'display', 'overlay']));
  expect(dialog?.open).toBe(false);
  expect(dialog?.checkVisibility()).toBe(true);
  expect(dialog?.getBoundingClientRect().bottom).toBe(window.innerHeight);
  expect(document.elementFromPoint(window.innerWidth / 2, window.innerHeight - 40)?.closest('dialog')).toBeNull();
  for (const move of moves) move.finish();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

test('with reduced motion it is gone once it is closed', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  onTestFinished(() => {
    delete document.documentElement.dataset['motion'];
  });
  expect(await leaving()).toEqual([]);
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
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
