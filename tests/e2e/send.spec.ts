import { balance, withdrawn } from './books.ts';
import { expect, test } from './fixtures.ts';
import { SendForm, recipient, small } from './send-form.ts';

test('W-SEND-09 W-SEND-10 W-SEND-11 W-SEND-12 one request carries what was reviewed, and the books agree', async ({ page, sandbox }) => {
  const form = new SendForm(page);
  await form.open();
  await form.review({ ...small, memo: 'rent' });
  await form.confirm.click();
  await form.expectDone();
  const requests = await sandbox.requests('requestWithdraw');
  expect(requests.map(({ body }) => body)).toEqual([
    { amount: '0.1', address: recipient, twoFactorCode: '000000', token: 'xaut', network: 'Ethereum', memo: 'rent' },
  ]);
  expect(requests[0]?.headers.idempotencyKey).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  expect(await balance(sandbox, 'available')).toBe('1.9');
});
