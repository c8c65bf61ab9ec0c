import i18next from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';

import { handoffOf } from '../values/testing/handoff.ts';
import { values } from '../values/values.ts';
import { startTexts } from './i18n.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.karatHandoff = undefined;
});

test('I18N-09 at most 10 files of texts load in parallel, the others follow', async () => {
  const waiting: (() => void)[] = [];
  const requested: string[] = [];
  let isPaused = false;
  vi.spyOn(window, 'fetch').mockImplementation((input) => {
    requested.push(String(input));
    const answer = (): Response => new Response(JSON.stringify({ 'wallet.title': String(input) }));
    if (!isPaused) return Promise.resolve(answer());
    return new Promise((resolve) => {
      waiting.push(() => resolve(answer()));
    });
  });
  window.karatHandoff = handoffOf();
  await startTexts();
  expect(requested).toEqual(['/api/i18n/en.json']);

  isPaused = true;
  const others = values.languages.languages.map(({ code }) => code).filter((code) => code !== 'en');
  // Includes the pseudo-language of development.
  expect(others).toHaveLength(14);
  const loaded = i18next.loadLanguages(others);
  await expect.poll(() => waiting).toHaveLength(10);
  waiting.shift()?.();
  await expect.poll(() => requested).toHaveLength(1 + 11);
  while (requested.length < 1 + others.length || waiting.length > 0) {
    expect(waiting.length).toBeLessThanOrEqual(10);
    const before = requested.length;
    waiting.shift()?.();
    if (before < 1 + others.length) await expect.poll(() => requested.length).toBeGreaterThan(before);
  }
  await loaded;
  expect(i18next.getFixedT('ar')('wallet.title')).toBe('/api/i18n/ar.json');
});
