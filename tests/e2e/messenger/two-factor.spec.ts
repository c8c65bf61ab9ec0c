import { CodeStep } from '../support/two-factor-step.ts';
import { addresses } from '../support/sell-form.ts';
import { said } from '../support/texts.ts';
import { expect, test } from '../support/messenger-frame.ts';

test('RUN-05 API-12 the main button confirms the two-factor code, and Back leads from it to the review', async ({
  messenger,
  sandbox,
}) => {
  const { app, main, back } = messenger;
  const step = new CodeStep(app, sandbox);
  await step.turnOn();
  await messenger.open('/wallet/sell?currency=xaut&network=ton');
  await app.getByRole('textbox', { name: said('sell.amount'), exact: true }).fill('0.1');
  await main.click();
  await app.getByRole('textbox', { name: said('sell.address') }).fill(addresses.ton);
  await main.click();
  await expect(main).toHaveText(said('sell.confirm'));
  await main.click();
  await expect(step.cells).toBeVisible();
  await back.click();
  await expect(step.cells).toHaveCount(0);
  await expect(main).toBeEnabled();
  await main.click();
  await expect(step.cells).toBeVisible();
  await expect(main).toBeDisabled();
  await step.first.fill(await step.present());
  await expect(main).toBeEnabled();
  await main.click();
  await expect(app.getByRole('status').filter({ hasText: said('sell.done') })).toBeVisible();
  await expect(main).toBeHidden();
});
