import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../tokens.css';
import '../base.css';
import { SegmentedChoice } from './SegmentedChoice.tsx';
import { SegmentedNav } from './SegmentedNav.tsx';
import { SegmentedTabs } from './SegmentedTabs.tsx';

const ITEMS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
  { value: 'c', label: 'C' },
] as const;
type Value = (typeof ITEMS)[number]['value'];

afterEach(() => document.documentElement.removeAttribute('dir'));

function Tabs() {
  const [value, setValue] = useState<Value>('a');
  return <SegmentedTabs<Value> label="Tabs" value={value} onChange={setValue} items={ITEMS} />;
}

function chosenTab(): string | null | undefined {
  return document.querySelector('[role=tab][aria-selected=true]')?.textContent;
}

test.each([
  { dir: 'ltr', forward: 'ArrowRight', back: 'ArrowLeft' },
  { dir: 'rtl', forward: 'ArrowLeft', back: 'ArrowRight' },
])(
  'tabs: arrows follow the reading direction ($dir) and wrap round, Home and End jump',
  async ({ dir, forward, back }) => {
    document.documentElement.dir = dir;
    await render(<Tabs />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('A');
    for (const [key, wanted] of [
      [forward, 'B'],
      [forward, 'C'],
      [forward, 'A'],
      [back, 'C'],
      ['Home', 'A'],
      ['End', 'C'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(chosenTab()).toBe(wanted);
      expect(document.activeElement?.textContent).toBe(wanted);
    }
  },
);

test('nav: links, the current one marked', async () => {
  const screen = await render(
    <SegmentedNav
      label="Token"
      items={[
        { key: 'x', label: 'Xaut', link: <a href="#x" />, isCurrent: true },
        { key: 'p', label: 'PaxG', link: <a href="#p" />, isCurrent: false },
      ]}
    />,
  );
  await expect.element(screen.getByRole('navigation', { name: 'Token' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Xaut' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('link', { name: 'PaxG' })).not.toHaveAttribute('aria-current');
});

test('nav: what cannot be chosen now is there and no link', async () => {
  const screen = await render(
    <SegmentedNav
      label="Token"
      items={[
        { key: 'x', label: 'Xaut', link: <a href="#x" />, isCurrent: true },
        { key: 'p', label: 'PaxG', link: <a href="#p" />, isCurrent: false, isDisabled: true },
      ]}
    />,
  );
  await expect.element(screen.getByRole('link', { name: 'Xaut' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'PaxG' })).toBeDisabled();
});

function Choice() {
  const [value, setValue] = useState<Value>();
  return <SegmentedChoice<Value> label="Choice" value={value} onChange={setValue} items={ITEMS} />;
}

test('choice: a named radio group, chosen by tap and by arrow', async () => {
  const screen = await render(<Choice />);
  await expect.element(screen.getByRole('radiogroup', { name: 'Choice' })).toBeVisible();
  expect(document.querySelector('input:checked')).toBeNull();
  await screen.getByText('B').click();
  await expect.element(screen.getByRole('radio', { name: 'B' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'C' })).toBeChecked();
});
