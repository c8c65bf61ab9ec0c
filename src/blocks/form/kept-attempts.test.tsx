import { afterEach, expect, test, vi } from 'vitest';
import { type KeptAttempt, forgetAttempt, keepAttempt, keptAttempt } from './kept-attempts.ts';

const attempt = (key: string): KeptAttempt => ({
  key,
  body: 'b',
  sentAt: 1,
  sentFrom: '/wallet/send?currency=xaut',
  user: 'u',
  known: ['w1'],
  wanted: { amount: 'f' },
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await caches.delete('attempts');
});

test('an attempt is kept until it is forgotten', async () => {
  expect(await keptAttempt('mine')).toBeUndefined();
  await keepAttempt('mine', attempt('1'));
  expect(await keptAttempt('mine')).toEqual(attempt('1'));
  expect(await keptAttempt('other')).toBeUndefined();
  await forgetAttempt('mine', '1');
  expect(await keptAttempt('mine')).toBeUndefined();
});

test('what another page has put in its place is not forgotten with it', async () => {
  await keepAttempt('mine', attempt('1'));
  await keepAttempt('mine', attempt('2'));
  await forgetAttempt('mine', '1');
  expect((await keptAttempt('mine'))?.key).toBe('2');
});

test('forgetting and keeping happen as they were asked for', async () => {
  await keepAttempt('mine', attempt('1'));
  void forgetAttempt('mine', '1');
  await keepAttempt('mine', attempt('1'));
  expect((await keptAttempt('mine'))?.key).toBe('1');
});

test('a storage that refuses or never answers holds nothing up', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('denied', 'SecurityError'));
  await keepAttempt('mine', attempt('1'));
  expect(told).toHaveBeenCalledOnce();
  vi.useFakeTimers();
  vi.spyOn(caches, 'match').mockReturnValue(new Promise(() => undefined));
  const asked = keptAttempt('mine');
  await vi.runAllTimersAsync();
  expect(await asked).toBeUndefined();
});
