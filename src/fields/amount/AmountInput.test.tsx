import i18next from 'i18next';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { hideAmounts } from '../../engine/privacy.ts';
import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import { AmountInput } from './AmountInput.tsx';
import type { AmountProps } from './definition.ts';
import { holding, xaut } from './testing/xaut.ts';

const props: AmountProps = { ...xaut, dollars: '$account.price' };
const account = holding('1.23456789');

function Typed({ start, isDisabled, step }: { start: string; isDisabled: boolean; step: string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <AmountInput
        id="amount"
        name="amount"
        text={text}
        onChange={setText}
        onBlur={() => undefined}
        error={undefined}
        isDisabled={isDisabled}
        props={{ ...props, step }}
      />
      <output>{text}</output>
    </>
  );
}

async function amountField({ start = '', isDisabled = false, step = xaut.step, data = { account } } = {}) {
  const screen = await renderInScope(<Typed start={start} isDisabled={isDisabled} step={step} />, scopeOf({ data }));
  return { screen, input: screen.getByRole('textbox'), held: screen.getByRole('status') };
}

describe('typing', () => {
  test.each([
    ['digits and a dot', '12.5', '12.5'],
    ['a decimal comma', '12,5', '12.5'],
    ['Arabic digits and separator', '١٢٫٥', '12.5'],
    ['Persian digits', '۱۲.۵', '12.5'],
    ['a second separator, which is left out with what follows', '1.234,5', '1.234'],
    ['a letter, which is left out with what follows', '1e5', '1'],
    ['a sign, which is left out with what follows', '-1', ''],
  ])('%s', async (_, typed, kept) => {
    const { input, held } = await amountField();
    await userEvent.type(input, typed);
    await expect.element(input).toHaveValue(kept);
    await expect.element(held).toHaveTextContent(kept);
  });

  test('W-BUY-10 a key that is left out is told, with what follows, until something is taken away', async () => {
    const { screen, input } = await amountField();
    await userEvent.type(input, '1e');
    const told = expect.stringContaining('Use digits and a decimal separator only.');
    await expect.element(input).toHaveAccessibleDescription(told);
    await userEvent.type(input, '5');
    await expect.element(input).toHaveValue('1');
    await expect.element(input).toHaveAccessibleDescription(told);
    await userEvent.type(input, '{Backspace}25');
    await expect.element(input).toHaveValue('25');
    expect(screen.getByText(/^Use digits/).query()).toBeNull();
  });

  test('W-BUY-10 where a sign left nothing to take away, Backspace begins anew all the same', async () => {
    const { input } = await amountField();
    await userEvent.type(input, '-1');
    await expect.element(input).toHaveValue('');
    await userEvent.type(input, '{Backspace}1');
    await expect.element(input).toHaveValue('1');
  });

  test('W-BUY-08 digits behind a separator that may not be there are refused with it, until something is deleted', async () => {
    const { input } = await amountField({ step: '1' });
    await userEvent.type(input, '100.50');
    await expect.element(input).toHaveValue('100');
    await expect.element(input).toHaveAccessibleDescription(expect.stringContaining('Use whole numbers only.'));
    await userEvent.type(input, '{Backspace}5');
    await expect.element(input).toHaveValue('105');
  });

  test('digits past the step are not taken, and the field says why', async () => {
    const { input } = await amountField();
    await userEvent.type(input, '0.1234567');
    await expect.element(input).toHaveValue('0.123456');
    await expect.element(input).toHaveAccessibleDescription(expect.stringContaining('Use at most 6 decimal places.'));
  });

  test('W-BUY-10 digits past the decimals of the field are told, typed or pasted, and what is available stays', async () => {
    const { input } = await amountField({ step: '0.00001' });
    await userEvent.type(input, '0.0250001');
    await expect
      .element(input)
      .toHaveAccessibleDescription('Use at most 5 decimal places. Available: ⁦1.23456789\u00a0XAUT⁩ · ⁦≈ $4,938.27⁩');
    await expect.element(input).toHaveValue('0.02500');
    await input.fill('');
    await input.fill('0.0250001');
    await expect.element(input).toHaveAccessibleDescription(expect.stringContaining('Use at most 5 decimal places.'));
    await expect.element(input).toHaveValue('');
  });

  test('FMT-03 the field shows the decimal sign of the language, its value a dot', async () => {
    await i18next.changeLanguage('de');
    const { input, held } = await amountField();
    await userEvent.type(input, '1234.5');
    await expect.element(input).toHaveValue('1234,5');
    await expect.element(held).toHaveTextContent('1234.5');
    await userEvent.type(input, '6{Backspace}7');
    await expect.element(held).toHaveTextContent('1234.57');
    await i18next.changeLanguage('en');
  });

  test('leaving the field writes the amount as it is sent', async () => {
    const { input } = await amountField();
    await userEvent.type(input, '.5');
    await userEvent.tab();
    await expect.element(input).toHaveValue('0.5');
  });
});

describe('a paste', () => {
  async function paste(text: string, start = '') {
    const field = await amountField({ start });
    await field.input.fill(text);
    return field;
  }

  test.each([
    ['1 234,56', '1234.56'],
    ['1.234.567,8', '1234567.8'],
    ['1,234.56', '1234.56'],
    ['١٬٢٣٤٫٥', '1234.5'],
  ])('%s is read', async (pasted, kept) => {
    const { input } = await paste(pasted);
    await expect.element(input).toHaveValue(kept);
  });

  test('what can be read in two ways is asked back and not guessed', async () => {
    const { screen, input } = await paste('1,234', '7');
    await expect.element(input).toHaveValue('7');
    await expect
      .element(input)
      .toHaveAccessibleDescription(
        expect.stringContaining('Did you mean 1,234 (a thousand or more) or 1.234 (between 1 and 2)?'),
      );
    await screen.getByRole('button', { name: '1,234', exact: true }).click();
    await expect.element(input).toHaveValue('1234');
    expect(screen.getByRole('button', { name: '1.234', exact: true }).query()).toBeNull();
  });

  test('what can be read in two ways is asked back also where it differs in one sign from what is there', async () => {
    const { screen, input } = await amountField({ start: '1234' });
    const copied = document.body.appendChild(Object.assign(document.createElement('input'), { value: '1,234' }));
    copied.select();
    await userEvent.copy();
    copied.remove();
    await userEvent.tripleClick(input);
    await userEvent.paste();
    await expect
      .element(input)
      .toHaveAccessibleDescription(
        expect.stringContaining('Did you mean 1,234 (a thousand or more) or 1.234 (between 1 and 2)?'),
      );
    await expect.element(input).toHaveValue('1234');
    await screen.getByRole('button', { name: '1.234', exact: true }).click();
    await expect.element(input).toHaveValue('1.234');
  });

  test('what is no amount changes nothing', async () => {
    const { input } = await paste('about 5', '7');
    await expect.element(input).toHaveValue('7');
    await expect
      .element(input)
      .toHaveAccessibleDescription(expect.stringContaining('Use digits and a decimal separator only.'));
  });
});

describe('Max', () => {
  test('fills in what is available, rounded down to the step', async () => {
    const { screen, input } = await amountField();
    await screen.getByRole('button', { name: 'Max' }).click();
    await expect.element(input).toHaveValue('1.234567');
    await expect.element(screen.getByText('Available: ⁦1.23456789 XAUT⁩ · ⁦≈ $4,938.27⁩')).toBeVisible();
  });

  test('is there while amounts are hidden, and it is said why nothing else is shown', async () => {
    hideAmounts(true);
    const { screen, input } = await amountField();
    await expect
      .element(input)
      .toHaveAccessibleDescription('Amounts are hidden, so your available balance isn’t shown.');
    await screen.getByRole('button', { name: 'Max' }).click();
    await expect.element(input).toHaveValue('1.234567');
    hideAmounts(false);
  });

  test('the value beside what is available is that of all of it, not of what is typed', async () => {
    const { input } = await amountField();
    await input.fill('1');
    await expect.element(input).toHaveAccessibleDescription('Available: ⁦1.23456789\u00a0XAUT⁩ · ⁦≈ $4,938.27⁩');
  });

  test.each([
    [
      'is not there to press while the balance is not known',
      { isDisabled: false, data: { account: dataOf({ status: 'pending' }) } },
    ],
    ['nor while the form is sent', { isDisabled: true, data: { account } }],
    ['nor with nothing available', { data: { account: holding('0') } }],
    ['nor with less than a step', { data: { account: holding('0.0000009') } }],
  ])('%s', async (_, given) => {
    const { screen } = await amountField(given);
    await expect.element(screen.getByRole('button', { name: 'Max' })).toBeDisabled();
  });
});
