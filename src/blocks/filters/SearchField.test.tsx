import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInScope } from '../../engine/testing/render.tsx';
import { SearchField } from './SearchField.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A field whose address updates when `follow` is called, or changes from outside. */
function Addressed({ says }: { says: (value: string) => void }) {
  const [value, setValue] = useState('');
  const [pending, setPending] = useState('');
  return (
    <>
      <SearchField
        label="Search"
        value={value}
        onChange={(next) => {
          says(next);
          setPending(next);
        }}
      />
      <button type="button" onClick={() => setValue(pending)}>
        follow
      </button>
      <button type="button" onClick={() => setValue('elsewhere')}>
        lead elsewhere
      </button>
    </>
  );
}

test('text typed while the address updates stays, and is searched for too', async () => {
  const says = vi.fn<(value: string) => void>();
  const screen = await renderInScope(<Addressed says={says} />);
  const input = screen.getByRole('searchbox');
  await userEvent.type(input, 'anna ');
  vi.advanceTimersByTime(300);
  expect(says).toHaveBeenLastCalledWith('anna');
  await userEvent.type(input, 'ma');
  await screen.getByRole('button', { name: 'follow' }).click();
  await expect.element(input).toHaveValue('anna ma');
  vi.advanceTimersByTime(300);
  expect(says).toHaveBeenLastCalledWith('anna ma');
});

test('a trailing space waits for the next word', async () => {
  const screen = await renderInScope(<Addressed says={() => undefined} />);
  const input = screen.getByRole('searchbox');
  await userEvent.type(input, 'anna ');
  vi.advanceTimersByTime(300);
  await screen.getByRole('button', { name: 'follow' }).click();
  await userEvent.type(input, 'maria');
  await expect.element(input).toHaveValue('anna maria');
});

test('an external change of the address updates the field', async () => {
  const screen = await renderInScope(<Addressed says={() => undefined} />);
  const input = screen.getByRole('searchbox');
  await userEvent.type(input, 'anna');
  await screen.getByRole('button', { name: 'lead elsewhere' }).click();
  await expect.element(input).toHaveValue('elsewhere');
});
