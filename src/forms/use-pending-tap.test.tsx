import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInScope } from '../engine/testing/render.tsx';
import { usePendingTap } from './use-pending-tap.ts';

const go = vi.fn<() => void>();
beforeEach(() => go.mockReset());

function Step() {
  const [isOpen, setOpen] = useState(true);
  const [isPossible, setPossible] = useState(true);
  const { history }: { history: RouterHistory } = useRouter();
  const tap = usePendingTap(isOpen, isPossible, go);
  return (
    <>
      <button type="button" aria-busy={tap.isRequested} onClick={tap.hold}>
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

test('two taps call `go` once, even if the condition changes again', async () => {
  expect(await press('tap', 'tap', 'decide', 'decide', 'decide')).toBe(1);
});

test.each([
  ['typing', 'type'],
  ['leaving', 'leave'],
])('%s cancels the tap', async (_, name) => {
  expect(await press('tap', name, 'decide')).toBe(0);
});

test('a tap that is not possible when released is dropped and does not continue later', async () => {
  expect(await press('tap', 'connection', 'decide', 'connection')).toBe(0);
});
