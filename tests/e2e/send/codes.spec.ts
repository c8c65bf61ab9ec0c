import type { Page } from '@playwright/test';
import { addresses, expect, test as sellTest } from '../support/sell-form.ts';
import { recipient, test } from '../support/send-form.ts';
import { said } from '../support/texts.ts';

const paxg = '0x45804880De22913dAFE09f4980848ECE6EcbAf78';
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F';

/** A note of the form. */
function noteOf(page: Page, text: string) {
  return page.getByRole('main').getByRole('note').filter({ hasText: text });
}

test('W-SEND-08 a code of the form’s own token and chain is taken without a word, of another chain not, of an unknown token with a note, of the other token with a switch', async ({
  form,
  page,
}) => {
  await test.step('own token and chain', async () => {
    await form.address.fill(`ethereum:0x68749665FF8D2d112Fa859AA293F07A622782F38@1/transfer?address=${recipient}`);
    await expect(form.address).toHaveValue(recipient);
    await expect(page.getByRole('main').getByRole('note')).toHaveCount(0);
  });
  await test.step('another chain', async () => {
    await form.address.fill('');
    await form.address.fill(`ethereum:${recipient}@137`);
    await expect(noteOf(page, said('form.code.unknownNetwork'))).toBeVisible();
    await expect(form.address).toHaveValue('');
  });
  await test.step('an unknown token', async () => {
    await form.address.fill(`ethereum:${dai}@1/transfer?address=${recipient}`);
    const note = noteOf(page, said('form.code.unknownToken', { own: 'Xaut' }));
    await expect(note).toBeVisible();
    await expect(note.getByRole('button')).toHaveCount(0);
    await form.address.press('Backspace');
    await expect(note).toHaveCount(0);
  });
  await test.step('the other token', async () => {
    await form.amount.fill('0.1');
    await form.address.fill('');
    await form.address.fill(`ethereum:${paxg.toLowerCase()}@1/transfer?address=${recipient}&uint256=1`);
    await expect(form.address).toHaveValue(recipient);
    const note = noteOf(page, said('form.code.token', { token: 'PaxG', own: 'Xaut' }));
    await expect(note).toBeVisible();
    await note.getByRole('button', { name: said('form.code.switch', { name: 'PaxG' }) }).click();
    await expect(page).toHaveURL(/currency=paxg/);
    await expect(form.address).toHaveValue(recipient);
    await expect(form.amount).toHaveValue('0.1');
    await expect(note).toHaveCount(0);
  });
});

sellTest(
  'W-SELL-15 an address of another network offers to switch to it, with amount and address kept',
  async ({ form, page }) => {
    await form.open('ton');
    await form.continueWith('0.1');
    await form.address.fill(addresses.trc20);
    const note = noteOf(page, said('form.code.network', { network: 'Trc20' }));
    await note.getByRole('button', { name: said('form.code.switch', { name: 'Trc20' }) }).click();
    await expect(page).toHaveURL(/network=trc20/);
    // The first step again, as it shows the network.
    await expect(form.amount).toHaveValue('0.1');
    await form.first.click();
    await expect(form.address).toHaveValue(addresses.trc20);
    await expect(note).toHaveCount(0);
    await form.continue.click();
    await expect(form.fact(said('sell.amount'))).toContainText('0.10');
  },
);

sellTest(
  'W-SELL-15 the memo of a code leaves with its address, also after the review; a typed one stays, and an address of another network offers to switch',
  async ({ form, page }) => {
    const other = 'UQCpsLe-xczT2uHo7_b9BAsSGSAnLjU8Q0pRWF9mbXR7giAu';
    await form.open('ton');
    await form.continueWith('0.1');
    await form.address.fill(`ton://transfer/${addresses.ton}?init=${'a'.repeat(200)}&text=111222`);
    await expect(form.address).toHaveValue(addresses.ton);
    await expect(form.memo).toHaveValue('111222');
    await expect(noteOf(page, said('form.code.token', { token: 'TON', own: 'USDT' }))).toBeVisible();
    await form.continue.click();
    await expect(form.fact(said('fact.memo'))).toHaveText('111222');
    await page.goBack();
    await form.address.fill(other);
    await expect(form.memo).toHaveValue('');
    await form.memo.fill('7\u200d7\u034f');
    await form.address.fill(`tron:${addresses.trc20}`);
    await expect(form.address).toHaveValue(addresses.trc20);
    await expect(form.memo).toHaveValue('7\u200d7\u034f');
    const note = noteOf(page, said('form.code.network', { network: 'Trc20' }));
    await expect(note.getByRole('button', { name: said('form.code.switch', { name: 'Trc20' }) })).toBeVisible();
    await form.address.fill(other);
    await form.continue.click();
    await expect(form.fact(said('fact.memo'))).toHaveText('77');
  },
);
