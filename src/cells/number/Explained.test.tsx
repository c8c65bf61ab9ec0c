import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import NumberCell from './Number.tsx';
import walletAccount from '../../queries/views/wallet-account/view.ts';
import { PressArea } from '../../ui/press/Press.tsx';
import { ExplainButton, FigureCard } from '../../engine/Explained.tsx';
import { HeroNumber } from '../../engine/HeroNumber.tsx';
import { hideAmounts } from '../../engine/privacy.ts';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import { renderInScope } from '../../engine/testing/render.tsx';

const account = (ticker: string) => ({ ticker, balance: '1.5', frozenBalance: '0.25', promoBalance: '0.00000001' });
const answers = [{ result: [account('XAUT'), account('PAXG')] }, { XAUT: '4127.35', PAXG: '4100' }];
const parameters = { ticker: 'XAUT' };
const value = walletAccount.derive(answers, parameters);
const queries = [{ queryKey: ['balances'] }, { queryKey: ['rates'] }];
const origin = { view: walletAccount, parameters, queries, answers };
const scope = scopeOf({ data: { account: dataOf({ value, origin }) } });
const hero = { value: '$account.dollars', style: 'dollars' } as const;
const cell = { isChange: false, isPublic: false } as const;
const dollars = { ...cell, value: '$account.dollars', style: 'dollars' } as const;
const token = { ...cell, style: 'token', unit: 'XAUT' } as const;

afterEach(() => hideAmounts(false));

test('one button, one stop of the keyboard, explains all figures of a card in words, with the decimals of the screen', async () => {
  const screen = await renderInScope(
    <FigureCard>
      <ExplainButton />
      <HeroNumber {...hero} />
      <NumberCell {...token} value="$account.total" />
      <NumberCell {...token} value="$account.available" />
      <NumberCell {...token} value="$account.gift" />
    </FigureCard>,
    scope,
  );
  expect(screen.container.querySelectorAll('button, [tabindex]')).toHaveLength(1);
  const button = screen.getByRole('button', { name: 'How it’s calculated' });
  await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const sheet = screen.getByRole('dialog', { name: 'How it’s calculated' });
  await expect.element(sheet).toBeVisible();
  const said = sheet
    .element()
    .textContent.replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll(/\s/g, ' ');
  for (const part of [
    '$7,222.86',
    'Total × Price of XAUT',
    'Available + Locked + Gift',
    '4,127.35 USDT',
    '1.75000001 XAUT',
    '0.00000001 XAUT',
    'On screen, further decimals are cut off.',
  ])
    expect(said).toContain(part);
  // What a screen never shows: the last digits of the product, and the names of the API and of files.
  for (const part of ['7,222.8625412735', 'balances', 'config/']) expect(said).not.toContain(part);
  const titles = [...sheet.element().querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['XAUT in USDT', 'Total']);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('no button while amounts are hidden, for figures inside a link, or without a computation', async () => {
  const screen = await renderInScope(
    <>
      <FigureCard>
        <ExplainButton />
        <PressArea press={{ run: () => undefined }}>
          <NumberCell {...dollars} />
        </PressArea>
        <NumberCell {...dollars} value="1.5" />
        <NumberCell {...dollars} value="$account.ticker" />
      </FigureCard>
      <FigureCard>
        <ExplainButton />
        <NumberCell {...dollars} />
      </FigureCard>
    </>,
    scope,
  );
  const buttons = screen.getByRole('button', { name: 'How it’s calculated' });
  expect(buttons.elements()).toHaveLength(1);
  hideAmounts(true);
  await expect.poll(() => buttons.elements().length).toBe(0);
});
