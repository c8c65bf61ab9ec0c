import { afterEach, expect, test, vi } from 'vitest';

import { hideAmounts } from '../../engine/privacy.ts';
import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import { runtime } from '../../runtime/runtime.ts';
import GoldBar from './GoldBar.tsx';

afterEach(() => {
  hideAmounts(false);
  vi.restoreAllMocks();
});

const withGrams = (grams: string) => scopeOf({ roots: { row: { grams } } });

test('a weight is a bar to scale, named with its size and what stands beside it', async () => {
  const screen = await renderInScope(<GoldBar grams="$row.grams" />, withGrams('62.2'));
  const picture = screen.getByRole('img', { name: /62\.2\sg of gold, 34 × 19\.\d × 4\.9\smm.*86\smm/ });
  await expect.element(picture).toBeVisible();
  expect(picture.element().querySelectorAll('path')).toHaveLength(6);
});

test('no gold says so, and what could not be loaded is not no gold', async () => {
  const screen = await renderInScope(<GoldBar grams="$row.grams" />, withGrams('0'));
  await expect.element(screen.getByText(/No gold yet/)).toBeVisible();
  const failed = scopeOf({ data: { gold: dataOf({ status: 'failed' }) } });
  const lost = await renderInScope(<GoldBar grams="$gold.grams" />, failed);
  await expect.element(lost.getByText('—')).toBeVisible();
  expect(lost.container.textContent).not.toContain('No gold');
});

test('while amounts are hidden no bar tells the weight', async () => {
  const screen = await renderInScope(<GoldBar grams="$row.grams" />, withGrams('62.2'));
  hideAmounts(true);
  await expect.element(screen.getByText('••••')).toBeVisible();
  expect(screen.container.querySelector('svg')).toBeNull();
  expect(screen.container.textContent).not.toContain('62');
});

test('where files cannot be shared it says so, and where they can', async () => {
  const before = runtime.shareFile;
  Object.assign(runtime, { shareFile: undefined });
  const screen = await renderInScope(<GoldBar grams="$row.grams" />, withGrams('62.2'));
  await expect.element(screen.getByText(/can’t share images/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Open the web version' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share the image' }).elements()).toHaveLength(0);
  Object.assign(runtime, { shareFile: before });
});

test('the picture is shared without the weight unless that is asked for', async () => {
  const files: File[] = [];
  vi.spyOn(runtime, 'shareFile').mockImplementation((file) => {
    files.push(file);
    return Promise.resolve();
  });
  const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  const screen = await renderInScope(<GoldBar grams="$row.grams" />, withGrams('62.2'));
  await screen.getByRole('button', { name: 'Share the image' }).click();
  await expect.poll(() => files.map(({ type }) => type)).toEqual(['image/png']);
  expect(drawn.mock.calls.map(([text]) => text)).toEqual(['Karat']);
  await screen.getByRole('button', { name: 'Share with the weight' }).click();
  await expect.poll(() => files.length).toBe(2);
  expect(drawn.mock.calls.map(([text]) => text)).toContain('62.2\u00a0g of gold');
});
