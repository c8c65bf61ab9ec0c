import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('all listeners are called on a change and read the new value', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.read()));
  store.subscribe(() => seen.push(store.read() * 10));
  store.write(2);
  expect(seen).toEqual([2, 20]);
});

test('a removed listener is not called', () => {
  const store = createStore('a');
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  stop();
  store.write('b');
  expect(listener).not.toHaveBeenCalled();
  expect(store.read()).toBe('b');
});
