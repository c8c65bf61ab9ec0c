import i18next from 'i18next';
import { describe, expect, onTestFinished, test } from 'vitest';

import { hideAmounts } from '../../engine/privacy.ts';
import { dataOf } from '../../engine/testing/scope.ts';
import { amountField } from './testing/amount-field.tsx';
import { holding } from './testing/xaut.ts';

describe('shares of the available amount', () => {
  test.each([
    ['25%', '0.308641'],
    ['50%', '0.617283'],
    ['75%', '0.925925'],
  ])('%s of 1.23456789 is exact and rounded down to the step: %s', async (name, amount) => {
    const { screen, input } = await amountField();
    await screen.getByRole('button', { name }).click();
    await expect.element(input).toHaveValue(amount);
  });

  test('a share below the step is disabled, while Max is enabled', async () => {
    const { screen } = await amountField({ data: { account: holding('0.000001') } });
    await expect.element(screen.getByRole('button', { name: '75%' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Max' })).toBeEnabled();
  });

  test('the value of the typed amount in dollars is shown below it', async () => {
    const { screen, input } = await amountField();
    await expect.element(screen.getByText('⁦≈ $0.00⁩')).toBeVisible();
    await input.fill('0.5');
    await expect.element(screen.getByText('⁦≈ $2,000⁩')).toBeVisible();
  });

  test.each([320, 390])('at %i px and double font size no digit of an amount is clipped', async (width) => {
    document.documentElement.style.fontSize = '200%';
    const { screen, input } = await amountField({ start: '123456.123456' });
    screen.container.style.inlineSize = `${width - 32}px`;
    const box: unknown = input.element();
    if (!(box instanceof HTMLInputElement)) throw new Error('no input');
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    document.documentElement.style.fontSize = '';
  });

  test('the amount is at least 40 px high if there is space', async () => {
    const { input } = await amountField({ start: '0.5' });
    expect(Number.parseFloat(getComputedStyle(input.element()).fontSize)).toBeGreaterThanOrEqual(40);
  });
});

test.each(['الحد الأقصى', 'Maksimum'])('at 320 px %s fits in one line beside the shares', async (max) => {
  i18next.addResource('en', 'translation', 'form.max', max);
  onTestFinished(() => void i18next.addResource('en', 'translation', 'form.max', 'Max'));
  const { screen } = await amountField();
  screen.container.style.inlineSize = '288px';
  const [share, all] = ['25%', max].map((name) => screen.getByRole('button', { name }).element());
  expect(all?.getBoundingClientRect().top).toBe(share?.getBoundingClientRect().top);
  expect(all?.getBoundingClientRect().height).toBeLessThan(50);
  expect((all?.scrollWidth ?? 0) - (all?.clientWidth ?? 0)).toBeLessThan(2);
});

describe('Max', () => {
  test('fills in the available amount, rounded down to the step', async () => {
    const { screen, input } = await amountField();
    await screen.getByRole('button', { name: 'Max' }).click();
    await expect.element(input).toHaveValue('1.234567');
    await expect.element(screen.getByText('Available: ⁦1.23456789 XAUT⁩ · ⁦≈ $4,938.27⁩')).toBeVisible();
  });

  test('is shown while amounts are hidden, with a note why the available amount is not', async () => {
    hideAmounts(true);
    const { screen, input } = await amountField();
    await expect
      .element(input)
      .toHaveAccessibleDescription('Amounts are hidden, so your available balance isn’t shown.');
    await screen.getByRole('button', { name: 'Max' }).click();
    await expect.element(input).toHaveValue('1.234567');
    hideAmounts(false);
  });

  test('the value beside the available amount is that of the whole amount, not of the typed one', async () => {
    const { input } = await amountField();
    await input.fill('1');
    await expect.element(input).toHaveAccessibleDescription('Available: ⁦1.23456789\u00a0XAUT⁩ · ⁦≈ $4,938.27⁩');
  });

  test.each([
    [
      'is not there to press while the balance is not known',
      { isDisabled: false, data: { account: dataOf({ status: 'pending' }) } },
    ],
    ['nor while the form is sent', { isDisabled: true }],
    ['nor with nothing available', { data: { account: holding('0') } }],
    ['nor with less than a step', { data: { account: holding('0.0000009') } }],
  ])('%s', async (_, options) => {
    const { screen } = await amountField(options);
    await expect.element(screen.getByRole('button', { name: 'Max' })).toBeDisabled();
  });
});
