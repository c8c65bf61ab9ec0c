import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../tokens.css';
import '../base.css';
import { HeroAmount } from './HeroAmount.tsx';

beforeEach(() => page.viewport(320, 400));

function measure(): { width: number; height: number; size: number } {
  const amount = document.querySelector('.num');
  const rect = amount?.getBoundingClientRect();
  return {
    width: Math.round(rect?.width ?? 0),
    height: rect?.height ?? 0,
    size: amount === null ? 0 : Number.parseFloat(getComputedStyle(amount).fontSize),
  };
}

test('a short amount is 40 px, and other digits of the same length cause no layout shift', async () => {
  const screen = await render(<HeroAmount lead="$" integer="11,111" fraction=".11" />);
  const first = measure();
  expect(first.size).toBe(40);
  await screen.rerender(<HeroAmount lead="$" integer="98,640" fraction=".82" />);
  expect(measure()).toEqual(first);
});

test('a long amount fits without being clipped, at the same height', async () => {
  const screen = await render(<HeroAmount lead="$" integer="1" fraction=".00" />);
  const short = measure();
  await screen.rerender(<HeroAmount integer="1,234,567,890" fraction=".12345678" unit="XAUT" />);
  const long = measure();
  expect(long.height).toBe(short.height);
  expect(long.size).toBeLessThan(40);
  expect(long.width).toBeLessThanOrEqual(document.body.clientWidth);
});
