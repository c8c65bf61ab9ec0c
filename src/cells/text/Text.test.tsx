import { afterEach, expect, test } from 'vitest';

import { hiddenAmount, hideAmounts } from '../../engine/privacy.ts';
import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import type { Scope } from 'engine/runtime/scope.ts';
import TextCell from './Text.tsx';
import type { TextProps } from './definition.ts';

afterEach(() => hideAmounts(false));

const text: TextProps['text'] = {
  text: 'wallet.rate',
  with: { token: '$rate.ticker', price: { value: '$rate.price', style: 'token' } },
};
const ready = (value: object) => scopeOf({ data: { rate: dataOf({ value }) } });
const shown = async (props: Partial<TextProps>, scope = scopeOf()) => {
  const { container, unmount } = await renderInScope(<TextCell text={text} isPill={false} {...props} />, scope);
  const is = container.textContent?.replaceAll('\u00a0', ' ');
  await unmount();
  return is;
};

test('has its values in their places', async () => {
  expect(await shown({}, ready({ ticker: 'XAUT', price: '4127' }))).toMatch(/^1 XAUT = 4,127(\.0+)? USDT$/);
  expect(await shown({ text: 'stage.done', isPill: true })).toBe('Done');
});

test('hides an amount in it while amounts are hidden', async () => {
  hideAmounts(true);
  expect(await shown({}, ready({ ticker: 'XAUT', price: '4127' }))).toBe(`1 XAUT = ${hiddenAmount} USDT`);
});

test('has a dash for a value that the answer lacks, or the text that config has for that', async () => {
  expect(await shown({}, ready({ ticker: 'XAUT' }))).toBe('1 XAUT = — USDT');
  expect(await shown({ otherwise: 'stage.planned' }, ready({ ticker: 'XAUT' }))).toBe('Planned');
});

test('says nothing while a value loads', async () => {
  const pending = scopeOf({ data: { rate: dataOf({ status: 'pending' }) } });
  expect((await shown({ otherwise: 'stage.planned' }, pending))?.trim()).toBe('');
});

test('has a placeholder that wraps where the text will, while its values load', async () => {
  const both: TextProps['text'] = {
    text: 'marketing.bothTokens',
    with: { xaut: { value: '$rate.xaut', style: 'token' }, paxg: { value: '$rate.paxg', style: 'token' } },
  };
  const heightIn = async (inlineSize: number, scope: Scope) => {
    const { container, unmount } = await renderInScope(
      <div style={{ display: 'flex', flexDirection: 'column', inlineSize }}>
        <TextCell text={both} isPill={false} />
      </div>,
      scope,
    );
    const height = container.firstElementChild?.clientHeight;
    await unmount();
    return height;
  };
  for (const width of [120, 160, 320]) {
    const coming = await heightIn(width, scopeOf({ data: { rate: dataOf({ status: 'pending' }) } }));
    expect(coming, String(width)).toBeGreaterThan(0);
    expect(coming, String(width)).toBe(await heightIn(width, ready({ xaut: '21.7654321', paxg: '34.5678912' })));
  }
});
