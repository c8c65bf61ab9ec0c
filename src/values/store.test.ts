import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('everybody who listens is told of a change, and reads the new value then', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.read()));
  store.subscribe(() => seen.push(store.read() * 10));
  store.write(2);
  expect(seen).toEqual([2, 20]);
});

test('who has stopped listening is told no more', () => {
  const store = createStore('a');
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  stop();
  store.write('b');
  expect(listener).not.toHaveBeenCalled();
  expect(store.read()).toBe('b');
});
