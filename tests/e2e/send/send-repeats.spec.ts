import { withdrawn } from '../support/booked.ts';
import { startCuttingProxy } from '../support/cutting-proxy.ts';
import { withoutWarning } from '../support/fixtures.ts';
import { SendForm, expect, small, test } from '../support/send-form.ts';
import { said } from '../support/texts.ts';

for (const cut of ['close', 'goaway'] as const)
  test(`W-SEND-09 over HTTP/2 an API without keys gets a withdrawal once when the connection breaks: ${cut}`, async ({
    browser,
    baseURL,
    sandbox,
    asUser,
  }) => {
    await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '2' });
    const proxy = await startCuttingProxy(String(baseURL), '/v1/balance/withdraw/request', cut);
    const context = await browser.newContext({ baseURL: proxy.address, ignoreHTTPSErrors: true });
    await withoutWarning(context);
    await asUser(context);
    const page = await context.newPage();
    const form = new SendForm(page);
    await form.open();
    // Without the test's clock, which hides the protocol of an answer.
    await form.type(small);
    await form.continue.click();
    await form.confirm.click();
    await expect(form.message).toContainText(said('transfer.noAnswer'));
    expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
    await context.close();
    await proxy.close();
  });
