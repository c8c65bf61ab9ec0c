import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { buttonTo, cellOf } from '../../engine/testing/nodes.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import NumberCell from '../../cells/number/Number.tsx';
import TextCell from '../../cells/text/Text.tsx';
import { FigureCard } from '../../engine/Explained.tsx';
import Facts from './Facts.tsx';
import type { FactsProps } from './definition.ts';

const props: FactsProps = {
  title: 'limits.title',
  rows: [
    { label: 'fact.id', value: cellOf('$entry.id'), isStacked: false },
    { label: 'fact.amount', value: cellOf('$entry.amount'), isStacked: false, when: { is: '$entry.isKnown' } },
  ],
  buttons: [buttonTo('limits.title', '/wallet/send/limits')],
};
const show = (entry: Parameters<typeof dataOf>[0]) =>
  renderInScope(<Facts {...props} />, scopeOf({ data: { entry: dataOf(entry) } }));
const rowsOf = (container: Element) =>
  [...container.querySelectorAll('dt')].map((term) => term.nextSibling?.textContent);

test('has its labels with their values, its title and its buttons', async () => {
  const screen = await show({ value: { id: '7', amount: '0.5', isKnown: true } });
  await expect.element(screen.getByRole('region', { name: 'Limits' })).toBeVisible();
  expect(rowsOf(screen.container)).toEqual(['7', '0.5']);
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/wallet/send/limits');
});

test('leaves out a row whose condition does not hold', async () => {
  const { container } = await show({ value: { id: '7', amount: '0.5', isKnown: false } });
  expect(rowsOf(container)).toEqual(['7']);
});

test('a value that config lets one copy has a button for it, but not while there is none', async () => {
  const copy = { label: 'fact.copyAmount' as const, value: '$entry.amount' };
  const rows = [{ label: 'fact.amount' as const, value: cellOf('$entry.amount'), copy }];
  const on = (entry: object) =>
    renderInScope(<Facts rows={rows} buttons={[]} />, scopeOf({ data: { entry: dataOf({ value: entry }) } }));
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await on({ amount: '100' });
  await screen.getByRole('button', { name: 'Copy amount' }).click();
  expect(write).toHaveBeenCalledWith('100');
  await screen.unmount();
  expect((await on({})).container.querySelector('button')).toBeNull();
});

test('the button of the card says what is shown shortened exactly, in numbers and in texts', async () => {
  const brief = { style: 'brief', isChange: false, isPublic: false } as const;
  const both = {
    text: 'marketing.bothTokens',
    with: { xaut: { value: '$entry.xaut', style: 'brief' }, paxg: { value: '$entry.paxg', style: 'brief' } },
  } as const;
  const amountOf = (value: string) => {
    const amount = { ...brief, value, unit: 'XAUT' };
    return { component: (shown: object) => <NumberCell {...amount} {...shown} />, props: amount };
  };
  const texts = { text: both, isPill: false };
  const rows: FactsProps['rows'] = [
    { label: 'fact.amount', value: amountOf('$entry.xaut') },
    {
      label: 'marketing.volume',
      value: { component: (shown: object) => <TextCell {...texts} {...shown} />, props: texts },
    },
    { label: 'fact.price', value: amountOf('$entry.small') },
  ];
  const on = (entry: object) =>
    renderInScope(
      <FigureCard>
        <Facts title="limits.title" rows={rows} buttons={[]} />
      </FigureCard>,
      scopeOf({ data: { entry: dataOf({ value: entry }) } }),
    );
  const short = await on({ xaut: '1.5', paxg: '2', small: '0.12345678' });
  expect(short.getByRole('button', { name: 'How it’s calculated' }).elements()).toHaveLength(0);
  await short.unmount();
  const screen = await on({ xaut: '191006.12345678', paxg: '20775.04061234', small: '0.12345678' });
  expect(rowsOf(screen.container)[0]?.replaceAll(/\s/g, ' ')).toBe('191,006.1234 XAUT');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const sheet = screen.getByRole('dialog', { name: 'How it’s calculated' });
  await expect.element(sheet).toBeVisible();
  const said = sheet.element().textContent.replaceAll(/\s/g, ' ');
  expect(said).toContain('Exact amounts');
  expect(said).toContain('Amount191,006.12345678 XAUT');
  expect(said).toContain('Volume191,006.12345678 XAUT + 20,775.04061234 PAXG');
  expect(said).not.toContain('0.12345678 XAUT');
});

test('has a dash for what the answer lacks and for what is not loaded', async () => {
  expect(rowsOf((await show({ value: {} })).container)).toEqual(['—Unknown']);
  expect(rowsOf((await show({ status: 'failed' })).container)).toEqual(['—not loaded']);
  expect(rowsOf((await show({ status: 'pending' })).container)).toEqual(['']);
});

test('a long label wraps beside its value, so that all values stand in one column', async () => {
  const rows = [{ label: 'wallet.startHint' as const, value: cellOf('$entry.amount'), isStacked: false }];
  const { container } = await renderInScope(
    <div style={{ inlineSize: 320 }}>
      <Facts rows={rows} buttons={[]} />
    </div>,
    scopeOf({ data: { entry: dataOf({ value: { amount: '0.12418890 XAUT' } }) } }),
  );
  const [label, value] = ['dt', 'dd'].map((name) => container.querySelector(name)?.getBoundingClientRect());
  expect(value?.left).toBeGreaterThanOrEqual(label?.right ?? Infinity);
  expect(label?.height).toBeGreaterThan(1.5 * (value?.height ?? Infinity));
});

test('from right to left a value that begins with a Latin name is read from the right, too', async () => {
  const { container } = await renderInScope(
    <div dir="rtl">
      <Facts {...props} />
    </div>,
    scopeOf({ data: { entry: dataOf({ value: { id: 'Premium + · المستوى 6' } }) } }),
  );
  const value = container.querySelector('dd bdi');
  expect(value && getComputedStyle(value).direction).toBe('rtl');
});

test('a row below one that may still come waits for it, so that nothing moves', async () => {
  const rows = props.rows.toReversed();
  const scope = scopeOf({ data: { entry: dataOf({ status: 'pending' }) } });
  const { container } = await renderInScope(<Facts {...props} rows={rows} />, scope);
  expect(rowsOf(container)).toEqual([]);
});
