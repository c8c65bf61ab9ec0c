import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../tokens.css';
import '../base.css';
import { Provider } from '../Provider.tsx';
import { SegmentedChoice } from './SegmentedChoice.tsx';

function Choice() {
  const [value, setValue] = useState('');
  return <SegmentedChoice aria-label="Choice" value={value} onChange={setValue} data={['A', 'B', 'C']} />;
}

test('is a named radio group that changes by tap and by arrow keys', async () => {
  const screen = await render(
    <Provider>
      <Choice />
    </Provider>,
  );
  await expect.element(screen.getByRole('radiogroup', { name: 'Choice' })).toBeVisible();
  expect(document.querySelector('input:checked')).toBeNull();
  await screen.getByText('B').click();
  await expect.element(screen.getByRole('radio', { name: 'B' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'C' })).toBeChecked();
});

test('the thumb is as large as its segment, with the same room on all sides', async () => {
  const screen = await render(
    <Provider>
      <Choice />
    </Provider>,
  );
  await screen.getByText('B').click();
  const box = (of: string): DOMRect | undefined => document.querySelector(of)?.getBoundingClientRect();
  const room = (): number[] => {
    const [thumb, root] = [box('[role=radiogroup] > span'), box('[role=radiogroup]')];
    return thumb && root ? [thumb.top - root.top, root.bottom - thumb.bottom] : [];
  };
  await expect.poll(room).toEqual([4, 4]);
});
