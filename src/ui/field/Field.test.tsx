import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../tokens.css';
import '../base.css';
import { Provider } from '../Provider.tsx';
import { SelectInput } from './SelectInput.tsx';
import { TextInput } from './TextInput.tsx';

function Amount({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <Provider>
      <TextInput
        label="Amount"
        description="At least 1"
        error={error}
        rightSection="XAUT"
        variant="amount"
        style={{ '--chars': Math.max(1, value.length), '--unit': 4 }}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </Provider>
  );
}

test('label, hint and error belong to the input', async () => {
  const screen = await render(<Amount />);
  const input = screen.getByLabelText('Amount');
  await expect.element(input).toHaveAccessibleDescription('At least 1');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  await screen.rerender(<Amount error="Too little" />);
  await expect.element(input).toHaveAccessibleDescription('Too little');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  expect(screen.container.textContent).not.toContain('At least 1');
});

test('a kept hint is below the error and is announced after it', async () => {
  const screen = await render(
    <Provider>
      <TextInput label="Amount" description="Available: 2" error="Too much" isHintKept />
    </Provider>,
  );
  await expect.element(screen.getByLabelText('Amount')).toHaveAccessibleDescription('Too much Available: 2');
  const [error, hint] = ['Too much', 'Available: 2'].map((text) => screen.getByText(text).element());
  expect(hint?.getBoundingClientRect().top).toBeGreaterThanOrEqual(error?.getBoundingClientRect().bottom ?? 0);
});

test('a tap anywhere in the box focuses the input', async () => {
  const screen = await render(<Amount />);
  const input = screen.getByLabelText('Amount').element();
  const { left, right, top, bottom } = screen.getByText('XAUT').element().getBoundingClientRect();
  await screen.getByText('Amount').click({ position: { x: 2, y: 2 } });
  expect(document.activeElement).toBe(input);
  for (const [x, y] of [
    [(left + right) / 2, (top + bottom) / 2],
    [right + 10, bottom + 10],
    [right + 10, top - 20],
  ] as const) {
    const hit = document.elementFromPoint(x, y);
    expect(hit?.closest('label')?.control ?? hit).toBe(input);
  }
});

test('digits are at least 16 px, shrink for long amounts and keep the height', async () => {
  await page.viewport(320, 600);
  const screen = await render(<Amount />);
  const input = screen.getByLabelText('Amount');
  await input.fill('0.5');
  const few = { size: sizeOf(input.element()), height: input.element().clientHeight };
  await input.fill('1234567890.12345678');
  const many = { size: sizeOf(input.element()), height: input.element().clientHeight };
  expect(few.size).toBe(28);
  expect(many.size).toBeLessThan(few.size);
  expect(many.size).toBeGreaterThanOrEqual(16);
  expect(many.height).toBe(few.height);
  expect(input.element().scrollWidth).toBeLessThanOrEqual(input.element().clientWidth);
});

function sizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

function Select() {
  const [value, setValue] = useState('1');
  return (
    <Provider>
      <SelectInput
        label="Level"
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        data={[
          { value: '1', label: 'One' },
          { value: '2', label: 'Two' },
        ]}
      />
    </Provider>
  );
}

test('a select changes its value and has its label as name', async () => {
  const screen = await render(<Select />);
  await screen.getByLabelText('Level').selectOptions('Two');
  await expect.element(screen.getByLabelText('Level')).toHaveValue('2');
});
