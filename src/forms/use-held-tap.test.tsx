import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInScope } from '../engine/testing/render.tsx';
import { useHeldTap } from './use-held-tap.ts';

const go = vi.fn<() => void>();
beforeEach(() => go.mockReset());

function Step() {
  const [isOpen, setOpen] = useState(true);
  const [isPossible, setPossible] = useState(true);
  const { history }: { history: RouterHistory } = useRouter();
  const tap = useHeldTap(isOpen, isPossible, go);
  return (
    <>
      <button type="button" aria-busy={tap.isHeld} onClick={tap.hold}>
        tap
      </button>
      <button type="button" onClick={tap.drop}>
        type
      </button>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        decide
      </button>
      <button type="button" onClick={() => setPossible(!isPossible)}>
        connection
      </button>
      <button type="button" onClick={() => history.push('/?next=1')}>
        leave
      </button>
    </>
  );
}

async function press(...names: readonly string[]) {
  const screen = await renderInScope(<Step />);
  for (const name of names) await screen.getByRole('button', { name }).click();
  await expect.element(screen.getByRole('button', { name: 'tap' })).toHaveAttribute('aria-busy', 'false');
  return go.mock.calls.length;
}

test('two taps go on once, however often it opens and is decided again', async () => {
  expect(await press('tap', 'tap', 'decide', 'decide', 'decide')).toBe(1);
});

test.each([
  ['typing', 'type'],
  ['leaving', 'leave'],
])('%s takes it back', async (_, name) => {
  expect(await press('tap', name, 'decide')).toBe(0);
});

test('where it is not possible by then it is over, and does not go on later', async () => {
  expect(await press('tap', 'connection', 'decide', 'connection')).toBe(0);
});
