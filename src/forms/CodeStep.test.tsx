import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';

import { renderInScope } from '../engine/testing/render.tsx';
import { createStore, useStore } from '../values/store.ts';
import { CodeStep } from './CodeStep.tsx';
import type { CodeRefusal } from './refusals.ts';

/** A step with a button to send, whose refusal a test sets. */
async function showStep(isAsking = false) {
  const refusal = createStore<CodeRefusal | undefined>(undefined);
  const submit = vi.fn<(code: string) => void>();
  const close = vi.fn<() => void>();
  function Step() {
    return (
      <CodeStep
        label="Send now"
        twoFactor={{ isOpen: true, refusal: useStore(refusal), open: () => false, keep: vi.fn(), close }}
        isBusy={false}
        isDisabled={false}
        disabledReason=""
        isAsking={isAsking}
        onBack={close}
        onSubmit={submit}
      />
    );
  }
  const screen = await renderInScope(<Step />);
  const cells = screen.getByRole('group', { name: 'Two-factor code' });
  await expect.element(cells).toBeVisible();
  const codeIn = () => [...cells.element().querySelectorAll('input')].map(({ value }) => value).join('');
  return { screen, refusal, submit, cells, codeIn, send: screen.getByRole('button', { name: 'Send now' }) };
}

test('API-12 six digits are typed from the first cell on, and sent once they are confirmed', async () => {
  const { cells, send, submit } = await showStep();
  const first = cells.getByLabelText('Digit 1 of 6');
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAttribute('inputmode', 'numeric');
  await expect.element(first).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(cells).toHaveAttribute('dir', 'ltr');
  await userEvent.keyboard('31415');
  await expect.element(send).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(submit).not.toHaveBeenCalled();
  await userEvent.keyboard('9');
  expect(submit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledExactlyOnceWith('314159');
});

test('API-12 a pasted code, one from the keyboard’s suggestion and Arabic digits are taken', async () => {
  const { cells, codeIn } = await showStep();
  const first = cells.getByLabelText('Digit 1 of 6').element();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', ' 123 456\n');
  first.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(codeIn).toBe('123456');
  await cells.getByLabelText('Digit 1 of 6').fill('654321');
  await expect.poll(codeIn).toBe('654321');
  await cells.getByLabelText('Digit 1 of 6').fill('٣١٤١٥٩');
  await expect.poll(codeIn).toBe('314159');
});

test('API-12 a wrong code is shown with the attempts that are left, cleared, and typed again from the first cell', async () => {
  const { screen, refusal, cells, codeIn } = await showStep();
  const alertText = () => screen.getByRole('alert').element().textContent;
  await userEvent.keyboard('314159{Tab}');
  refusal.write({ isWrong: true, attemptsLeft: 4 });
  await expect.poll(alertText).toContain('The code is wrong');
  await expect.poll(alertText).toContain('Attempts left: 4');
  const first = cells.getByLabelText('Digit 1 of 6');
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAttribute('aria-invalid', 'true');
  await expect.element(cells).toHaveAccessibleDescription(/Enter the six digits.*The code is wrong/);
  expect(codeIn()).toBe('');
  await userEvent.keyboard('271828');
  refusal.write({ isWrong: true, attemptsLeft: 0 });
  await expect.poll(alertText).toContain('No attempts left');
  expect(codeIn()).toBe('');
});

test('API-12 a code that is asked for by the API is no error, and a question is answered first', async () => {
  const { screen, refusal, cells } = await showStep(true);
  refusal.write({ isWrong: false, attemptsLeft: undefined });
  await expect.element(cells.getByLabelText('Digit 1 of 6')).toHaveAttribute('readonly');
  expect(screen.getByRole('alert').element().textContent).toBe('');
  expect(screen.getByRole('button', { name: 'Send now' }).query()).toBeNull();
});
