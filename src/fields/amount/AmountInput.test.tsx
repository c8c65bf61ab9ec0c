import i18next from 'i18next';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';

import { amountField } from './testing/amount-field.tsx';

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
    const { input, output } = await amountField();
    await userEvent.type(input, typed);
    await expect.element(input).toHaveValue(kept);
    await expect.element(output).toHaveTextContent(kept);
  });

  test('W-BUY-10 a refused key and the keys after it show an error until something is deleted', async () => {
    const { screen, input } = await amountField();
    await userEvent.type(input, '1e');
    const message = expect.stringContaining('Use digits and a decimal separator only.');
    await expect.element(input).toHaveAccessibleDescription(message);
    await userEvent.type(input, '5');
    await expect.element(input).toHaveValue('1');
    await expect.element(input).toHaveAccessibleDescription(message);
    await userEvent.type(input, '{Backspace}25');
    await expect.element(input).toHaveValue('25');
    expect(screen.getByText(/^Use digits/).query()).toBeNull();
  });

  test('W-BUY-10 after a refused sign in an empty field, Backspace resets the error', async () => {
    const { input } = await amountField();
    await userEvent.type(input, '-1');
    await expect.element(input).toHaveValue('');
    await userEvent.type(input, '{Backspace}1');
    await expect.element(input).toHaveValue('1');
  });

  test('W-BUY-08 digits after a refused separator are refused too, until something is deleted', async () => {
    const { input } = await amountField({ step: '1' });
    await userEvent.type(input, '100.50');
    await expect.element(input).toHaveValue('100');
    await expect.element(input).toHaveAccessibleDescription(expect.stringContaining('Use whole numbers only.'));
    await userEvent.type(input, '{Backspace}5');
    await expect.element(input).toHaveValue('105');
  });

  test('digits past the step are refused, and the field shows why', async () => {
    const { input } = await amountField();
    await userEvent.type(input, '0.1234567');
    await expect.element(input).toHaveValue('0.123456');
    await expect.element(input).toHaveAccessibleDescription(expect.stringContaining('Use at most 6 decimal places.'));
  });

  test('W-BUY-10 too many decimals, typed or pasted, show an error; the available amount stays visible', async () => {
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

  test('FMT-03 the field shows the decimal separator of the language; its value has a dot', async () => {
    i18next.addResourceBundle('de', 'translation', {});
    await i18next.changeLanguage('de');
    const { input, output } = await amountField();
    await userEvent.type(input, '1234.5');
    await expect.element(input).toHaveValue('1234,5');
    await expect.element(output).toHaveTextContent('1234.5');
    await userEvent.type(input, '6{Backspace}7');
    await expect.element(output).toHaveTextContent('1234.57');
    await i18next.changeLanguage('en');
  });

  test('a refused key leaves the caret where it was, a separator moves it by one place', async () => {
    const { input } = await amountField({ start: '1234' });
    const caret = () => {
      const element = input.element();
      return element instanceof HTMLInputElement && [element.selectionStart, element.selectionEnd];
    };
    await userEvent.click(input);
    await userEvent.keyboard('{Home}{ArrowRight}e');
    await expect.element(input).toHaveAccessibleDescription(expect.stringContaining('Use digits'));
    expect(caret()).toEqual([1, 1]);
    await userEvent.keyboard('5');
    await expect.element(input).toHaveValue('1234');
    expect(caret()).toEqual([1, 1]);
    await userEvent.keyboard('{ArrowRight},');
    await expect.element(input).toHaveValue('12.34');
    expect(caret()).toEqual([3, 3]);
    await userEvent.keyboard('{Shift>}{End}{/Shift}-');
    await expect.element(input).toHaveValue('12.34');
    expect(caret()).toEqual([3, 5]);
  });

  test('on blur the field shows the amount as it is sent', async () => {
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
    ['2.00 XAUT', '2.00'],
    ['１２．５', '12.5'],
  ])('%s is read', async (pasted, kept) => {
    const { input } = await paste(pasted);
    await expect.element(input).toHaveValue(kept);
  });

  test('an ambiguous amount asks the user to choose', async () => {
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

  test('an ambiguous amount asks even if it differs from the value in one separator', async () => {
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

  test('text that is not an amount does not change the value', async () => {
    const { input } = await paste('about 5', '7');
    await expect.element(input).toHaveValue('7');
    await expect
      .element(input)
      .toHaveAccessibleDescription(expect.stringContaining('Use digits and a decimal separator only.'));
  });
});
