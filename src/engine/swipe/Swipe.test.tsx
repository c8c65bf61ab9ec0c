import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';

import { renderInScope } from '../testing/render.tsx';
import { createStore, useStore } from '../../values/store.ts';
import { Swipe } from './Swipe.tsx';

/** Drags the handle of a slider by `way` px. */
function drag(handle: Element, way: number): void {
  const { left, top } = handle.getBoundingClientRect();
  const at = (x: number) => ({ bubbles: true, pointerId: 1, button: 0, clientX: left + x, clientY: top + 5 });
  handle.setPointerCapture = vi.fn();
  handle.dispatchEvent(new PointerEvent('pointerdown', at(5)));
  handle.dispatchEvent(new PointerEvent('pointermove', at(5 + way)));
  handle.dispatchEvent(new PointerEvent('pointerup', at(5 + way)));
}

test('W-START-07 a tap on the handle and a short drag do nothing, a drag to the end completes once', async () => {
  const onComplete = vi.fn();
  const screen = await renderInScope(<Swipe label="Start" onComplete={onComplete} />);
  const handle = screen.getByRole('button', { name: 'Start' });
  await handle.click();
  drag(handle.element(), 40);
  expect(onComplete).not.toHaveBeenCalled();
  drag(handle.element(), 2000);
  await expect.poll(() => onComplete.mock.calls.length).toBe(1);
  drag(handle.element(), 2000);
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('a tap completes where it is enough', async () => {
  const onComplete = vi.fn();
  const screen = await renderInScope(<Swipe label="Start" onComplete={onComplete} isTapEnough />);
  await screen.getByRole('button', { name: 'Start' }).click();
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test.each(['{Enter}', ' ', '{End}'])('the key "%s" completes it', async (key) => {
  const onComplete = vi.fn();
  const screen = await renderInScope(<Swipe label="Start" onComplete={onComplete} />);
  screen.getByRole('button', { name: 'Start' }).element().focus();
  await userEvent.keyboard(key);
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('after what it started has ended without success, the handle is back and completes again', async () => {
  const onComplete = vi.fn();
  const busy = createStore(false);
  const Slider = () => <Swipe label="Start" onComplete={onComplete} isBusy={useStore(busy)} />;
  const screen = await renderInScope(<Slider />);
  const handle = screen.getByRole('button', { name: 'Start' });
  drag(handle.element(), 2000);
  const track = screen.container.querySelector('[data-progress]');
  await expect.poll(() => track?.getAttribute('data-progress')).not.toBe('0.000');
  busy.write(true);
  await expect.poll(() => handle.element().getAttribute('aria-busy')).toBe('true');
  busy.write(false);
  await expect.poll(() => track?.getAttribute('data-progress')).toBe('0.000');
  drag(handle.element(), 2000);
  await expect.poll(() => onComplete.mock.calls.length).toBe(2);
});

test('while it is disabled for a reason, the reason describes it and nothing completes it', async () => {
  const onComplete = vi.fn();
  const screen = await renderInScope(<Swipe label="Start" onComplete={onComplete} reason="No connection" />);
  const handle = screen.getByRole('button', { name: 'Start' });
  await expect.element(handle).toHaveAccessibleDescription('No connection');
  drag(handle.element(), 2000);
  handle.element().focus();
  await userEvent.keyboard('{Enter}{End}');
  expect(onComplete).not.toHaveBeenCalled();
});
