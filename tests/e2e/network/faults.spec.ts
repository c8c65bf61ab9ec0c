import { playCell } from '../../../scripts/faults/cell.ts';
import { faultKinds } from '../../../scripts/faults/kinds.ts';
import { FaultTab } from '../../../scripts/faults/tab.ts';
import { randomOf } from '../../../scripts/interleave/random.ts';
import { expect, test } from '../support/fixtures.ts';
import { routes } from '../support/routes.ts';

/** Screens with facts, or a form, above other blocks. */
const known = [
  ['/marketing/sell', 'GET /v1/balance/rates'],
  ['/wallet/commercial-transaction-history', 'GET /v1/balance/commercial-operations'],
  ['/home/free', 'GET /v1/balance/user'],
] as const;

for (const [path, call] of known) {
  test(`ERR-05 on ${path} everything stays in its place if ${call} fails`, async ({ browser, baseURL }) => {
    const tab = await FaultTab.open(browser, baseURL ?? '');
    const usual = await tab.open(path);
    for (const kind of faultKinds.filter(({ name }) => ['403', '500', 'malformed'].includes(name)))
      expect(await playCell(tab, { path, call, kind }, usual), kind.name).toEqual([]);
    await tab.close();
  });
}

/** `npm run faults` plays all cells. `FAULT_SEED` draws others than the usual ones. */
const seed = Number(process.env['FAULT_SEED'] ?? 20_261_124);
const cells = 10;

for (let drawn = seed; drawn < seed + cells; drawn += 1) {
  test(`a drawn fault of a drawn call (seed ${drawn}) shifts no layout, shows no wrong zero and can be recovered from`, async ({
    browser,
    baseURL,
  }) => {
    const random = randomOf(drawn);
    const { path } = random.one(routes.filter((route) => route.isAsking));
    const kind = random.one(faultKinds);
    const tab = await FaultTab.open(browser, baseURL ?? '');
    const usual = await tab.open(path);
    const call = random.one(tab.calls());
    expect(await playCell(tab, { path, call, kind }, usual), `${path}, ${call}, ${kind.name}`).toEqual([]);
    await tab.close();
  });
}
