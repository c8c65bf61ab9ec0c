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
