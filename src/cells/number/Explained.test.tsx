import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import NumberCell from './Number.tsx';
import walletAccount from '../../queries/views/wallet-account/view.ts';
import { PressArea } from '../../ui/press/Press.tsx';
import { HeroNumber } from '../../engine/HeroNumber.tsx';
import { hideAmounts } from '../../engine/privacy.ts';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import { renderInScope } from '../../engine/testing/render.tsx';

const account = (ticker: string) => ({ ticker, balance: '1.5', frozenBalance: '0.25', promoBalance: '0.00000001' });
const answers = [{ result: [account('XAUT'), account('PAXG')] }, { XAUT: '4127.35', PAXG: '4100' }];
const parameters = { ticker: 'XAUT' };
const value = walletAccount.derive(answers, parameters);
const scope = scopeOf({ data: { account: dataOf({ value, origin: { view: walletAccount, parameters, answers } }) } });
const hero = { value: '$account.dollars', style: 'dollars' } as const;
const dollars = { value: '$account.dollars', style: 'dollars', isChange: false, isPublic: false } as const;

afterEach(() => hideAmounts(false));

test('Enter on a computed figure opens its explanation, and the focus returns', async () => {
  const screen = await renderInScope(<HeroNumber {...hero} />, scope);
  const figure = screen.getByRole('button', { name: '$7,222.86' });
  await expect.element(figure).toHaveAttribute('aria-haspopup', 'dialog');
  await expect.element(figure).toHaveAccessibleDescription('Why this number');
  await userEvent.tab();
  await expect.element(figure).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const sheet = screen.getByRole('dialog', { name: 'Why this number' });
  await expect.element(sheet).toBeVisible();
  const said = sheet.element().textContent.replaceAll(/[\u2068\u2069]/g, '');
  for (const part of [
    '$7,222.86',
    'Total × Price of XAUT',
    'Available + Locked + Gift',
    '4,127.35 USDT',
    '0.00000001 XAUT',
    'Server’s answer “balances”',
    // 1.75000001 × 4127.35, to the last digit.
    '7,222.8625412735 USDT',
  ])
    expect(said).toContain(part);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(figure).toHaveFocus();
});

test('the button has the size of the plain text', async () => {
  const both = (
    <div style={{ fontSize: 14, lineHeight: 1.35, letterSpacing: '0.02em' }}>
      <p>
        <NumberCell {...dollars} />
      </p>
      <p>
        <NumberCell {...dollars} isExplained={false} />
      </p>
    </div>
  );
  const { container } = await renderInScope(both, scope);
  const boxes = [...container.querySelectorAll('p')].map((line) => {
    const [outer, inner] = [line, line.querySelector('.num')].map((one) => one?.getBoundingClientRect());
    return [outer?.height, inner?.width, inner?.height, (inner?.top ?? 0) - (outer?.top ?? 0)];
  });
  expect(container.querySelectorAll('button')).toHaveLength(1);
  expect(boxes[0]).toEqual(boxes[1]);
});

test('no button while amounts are hidden, inside a link, or without a computation', async () => {
  const screen = await renderInScope(
    <>
      <PressArea press={{ run: () => undefined }}>
        <NumberCell {...dollars} />
      </PressArea>
      <NumberCell {...dollars} value="1.5" />
      <NumberCell {...dollars} value="$account.ticker" />
      <NumberCell {...dollars} />
    </>,
    scope,
  );
  const figures = screen.container.querySelectorAll('[aria-haspopup=dialog]');
  expect(figures).toHaveLength(1);
  hideAmounts(true);
  await expect.poll(() => screen.container.querySelectorAll('[aria-haspopup=dialog]').length).toBe(0);
});
