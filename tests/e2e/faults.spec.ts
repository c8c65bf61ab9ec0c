import { playCell } from '../../scripts/faults/cell.ts';
import { faultKinds } from '../../scripts/faults/kinds.ts';
import { FaultTab } from '../../scripts/faults/tab.ts';
import { randomOf } from '../../scripts/interleave/random.ts';
import { expect, test } from './fixtures.ts';
import { routes } from './routes.ts';

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
