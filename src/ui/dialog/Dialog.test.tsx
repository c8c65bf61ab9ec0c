import { useState } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../tokens.css';
import '../base.css';
import { Provider } from '../Provider.tsx';
import { Dialog } from './Dialog.tsx';
import { topDialog } from './open-dialogs.ts';

function Page() {
  const [shown, setShown] = useState<readonly string[]>([]);
  const add = (title: string) => (): void => setShown((all) => [...all, title]);
  return (
    <>
      <button type="button" onClick={add('First')}>
        Open
      </button>
      {shown.map((title) => (
        <Dialog
          key={title}
          title={title}
          closeLabel={`Close ${title}`}
          onClose={() => setShown((all) => all.filter((one) => one !== title))}
        >
          <button type="button" onClick={add('Second')}>
            Ask more
          </button>
          <button type="button" onClick={() => setShown([])}>
            Take away
          </button>
        </Dialog>
      ))}
    </>
  );
}

async function renderPage() {
  const screen = await render(
    <Provider>
      <Page />
    </Provider>,
  );
  screen.container.id = 'app';
  const opener = screen.getByText('Open').element();
  const dialog = (title: string) => screen.getByRole('dialog', { name: title });
  return { ...screen, opener, dialog };
}

/** Opens a dialog and waits for the end of its transition. */
async function open() {
  const page = await renderPage();
  await page.getByText('Open').click();
  await expect.element(page.getByRole('heading', { name: 'First' })).toHaveFocus();
  await expect.poll(() => getComputedStyle(page.dialog('First').element()).opacity).toBe('1');
  return page;
}

function reduceMotion(): void {
  document.documentElement.dataset['motion'] = 'reduced';
  onTestFinished(() => {
    delete document.documentElement.dataset['motion'];
  });
}

async function gone(): Promise<void> {
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
}

test('is a named modal with the focus on its title; the page behind it is inert and does not scroll', async () => {
  const { container, dialog } = await open();
  await expect.element(dialog('First')).toHaveAttribute('aria-modal', 'true');
  expect(container.inert).toBe(true);
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(container.inert).toBe(false);
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
});

describe('restores the focus', () => {
  const ways: Record<string, (page: Awaited<ReturnType<typeof open>>) => Promise<unknown>> = {
    'closed with Escape': () => userEvent.keyboard('{Escape}'),
    'closed with the cross': ({ getByRole }) => getByRole('button', { name: 'Close First' }).click(),
    'closed by a tap beside it': () =>
      userEvent.click(document.elementFromPoint(9, 9) ?? document.body, { position: { x: 9, y: 9 } }),
    'closed by what the messenger does at Back': () => Promise.resolve(topDialog()?.()),
    'taken away by who shows it': ({ getByText }) => getByText('Take away').click(),
  };
  for (const [motion, prepare] of [
    ['usual motion', () => undefined],
    ['reduced motion', reduceMotion],
  ] as const)
    for (const [name, way] of Object.entries(ways))
      test(`${name}, with ${motion}`, async () => {
        prepare();
        const page = await open();
        await way(page);
        await expect.element(page.opener).toHaveFocus();
        await gone();
        await expect.element(page.opener).toHaveFocus();
      });
});

test('is at the bottom of the visible viewport, below the device’s bars', async () => {
  const root = document.documentElement.style;
  onTestFinished(() => void root.removeProperty('--viewport'));
  root.setProperty('--viewport', '400px');
  root.setProperty('--inset-safe-top', '40px');
  onTestFinished(() => void root.removeProperty('--inset-safe-top'));
  const { dialog } = await open();
  const sheet = dialog('First').element();
  expect(sheet.getBoundingClientRect().bottom).toBe(400);
  sheet.append(Object.assign(document.createElement('div'), { style: 'block-size: 2000px' }));
  expect(sheet.getBoundingClientRect().top).toBe(64);
});

test('Escape closes only the topmost dialog', async () => {
  const { getByText, getByRole, dialog } = await open();
  await getByText('Ask more').click();
  await expect.element(getByRole('heading', { name: 'Second' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('Second')).not.toBeInTheDocument();
  await expect.element(dialog('First')).toBeVisible();
  await expect.element(getByText('Ask more')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await gone();
});

/** Closes the dialog; returns the transitions with durations, ms, and whether it blocks the page meanwhile. */
async function leaving() {
  const { container, getByRole } = await open();
  const dialog = getByRole('dialog').element();
  const { left, top } = dialog.getBoundingClientRect();
  const moves: Record<string, unknown> = {};
  let isInTheWay = false;
  document.querySelector<HTMLElement>('[role="dialog"] [aria-label]')?.click();
  await expect.poll(() => container.inert).toBe(false);
  while (dialog.isConnected) {
    for (const move of document.getAnimations())
      if (move instanceof CSSTransition) moves[move.transitionProperty] = move.effect?.getTiming().duration;
    const covers = [document.elementFromPoint(9, 9), document.elementFromPoint(left + 50, top + 50)];
    isInTheWay ||= covers.some((one) => one?.closest('[data-portal]'));
    await new Promise(requestAnimationFrame);
  }
  return { moves, isInTheWay };
}

test('closes in less than 200 ms with opacity and transform only, without blocking the page', async () => {
  expect(await leaving()).toEqual({ moves: { opacity: 120, transform: 120 }, isInTheWay: false });
});

test('with reduced motion it closes without a transition', async () => {
  reduceMotion();
  expect((await leaving()).moves).toEqual({});
});
