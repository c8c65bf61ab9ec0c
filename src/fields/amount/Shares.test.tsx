import i18next from 'i18next';
import { describe, expect, onTestFinished, test } from 'vitest';

import { hideAmounts } from '../../engine/privacy.ts';
import { dataOf } from '../../engine/testing/scope.ts';
import { amountField } from './testing/amount-field.tsx';
import { holding } from './testing/xaut.ts';

describe('shares of what is available', () => {
  test.each([
    ['25%', '0.308641'],
    ['50%', '0.617283'],
    ['75%', '0.925925'],
  ])('%s of 1.23456789 is exact and rounded down to the step: %s', async (name, amount) => {
    const { screen, input } = await amountField();
    await screen.getByRole('button', { name }).click();
    await expect.element(input).toHaveValue(amount);
  });

  test('a share of less than a step cannot be pressed, while all of it can', async () => {
    const { screen } = await amountField({ data: { account: holding('0.000001') } });
    await expect.element(screen.getByRole('button', { name: '75%' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Max' })).toBeEnabled();
  });

  test('what is typed is worth so many dollars, under the figure', async () => {
    const { screen, input } = await amountField();
    await expect.element(screen.getByText('⁦≈ $0⁩')).toBeVisible();
    await input.fill('0.5');
    await expect.element(screen.getByText('⁦≈ $2,000⁩')).toBeVisible();
  });

  test.each([320, 390])('at %i px and letters twice as large no figure of an amount is clipped', async (width) => {
    document.documentElement.style.fontSize = '200%';
    const { screen, input } = await amountField({ start: '123456.123456' });
    screen.container.style.inlineSize = `${width - 32}px`;
    const box: unknown = input.element();
    if (!(box instanceof HTMLInputElement)) throw new Error('no input');
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    document.documentElement.style.fontSize = '';
  });

  test('the figure is 40 px and more where it has the room', async () => {
    const { input } = await amountField({ start: '0.5' });
    expect(Number.parseFloat(getComputedStyle(input.element()).fontSize)).toBeGreaterThanOrEqual(40);
  });
});

test.each(['الحد الأقصى', 'Maksimum'])('at 320 px %s stands in one line, beside the shares', async (max) => {
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
    ['nor while the form is sent', { isDisabled: true }],
    ['nor with nothing available', { data: { account: holding('0') } }],
    ['nor with less than a step', { data: { account: holding('0.0000009') } }],
  ])('%s', async (_, given) => {
    const { screen } = await amountField(given);
    await expect.element(screen.getByRole('button', { name: 'Max' })).toBeDisabled();
  });
});
