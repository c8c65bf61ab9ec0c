import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { readProject } from '../compiler/compile.ts';
import { root } from './build.ts';
import { chromiumWith, ensureTestBrowser } from './chromium.ts';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { playCell } from './faults/cell.ts';
import { faultKinds } from './faults/kinds.ts';
import { type Outcome, tableOf } from './faults/table.ts';
import { type Call, FaultTab } from './faults/tab.ts';
import { randomOf } from './interleave/random.ts';
import { serveBuild } from './served-build.ts';

/**
 * Opens every screen with every fault of every call that it makes, and checks that it is not blank, throws nothing, shows
 * no wrong zero, cuts off nothing, shifts its layout by less than 0.05, and recovers: `npm run faults`. To play some: `npm run faults --
 * --screen /wallet --fault 500 --sample 50 --seed 1`.
 */
const usage = "npm run faults [-- --screen /wallet --fault '429 with Retry-After' --sample 50 --seed 1]";
const atOnce = 2;

const choice = readCommandLine(usage, () => {
  const { values } = parseArgs({
    options: {
      screen: { type: 'string', multiple: true },
      fault: { type: 'string', multiple: true },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  for (const name of values.fault ?? [])
    if (!faultKinds.some((kind) => kind.name === name))
      throw new Error(`"${name}" is none of the faults: ${faultKinds.map((kind) => kind.name).join(', ')}.`);
  return {
    ...values,
    sample: values.sample === undefined ? Infinity : wholeNumber('--sample', values.sample, 1),
    seed: wholeNumber('--seed', values.seed, 0),
  };
});

const project = await readProject(root);
const paths = [...project.screens]
  .flatMap(([path, screen]) => ('redirect' in screen ? [] : [path]))
  .filter((path) => choice.screen?.includes(path) ?? true);
const kinds = faultKinds.filter(({ name }) => choice.fault?.includes(name) ?? true);

ensureTestBrowser();
const server = await serveBuild(0, { keepsOpener: true });
const browser = await playwright.launch({ ...chromiumWith(), handleSIGINT: false });
const base = `http://localhost:${server.port}`;
const outcomes: Outcome[] = [];
// The cells that are being played are ended, and the table is printed.
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
try {
  const screens = await screensOf();
  const all = screens.flatMap(({ path, calls }) =>
    calls.flatMap((call) => kinds.map((kind) => ({ path, call, kind }))),
  );
  const cells = randomOf(choice.seed).shuffled(all).slice(0, choice.sample);
  console.log(
    `${cells.length} of ${all.length} cells: ${screens.length} screens, ${kinds.length} faults of each call.`,
  );
  await inTabs(async (tab) => {
    for (let cell = cells.pop(); cell && !stop.signal.aborted; cell = cells.pop()) {
      const { path, call, kind } = cell;
      // Opened again for each cell: its words change with the time, which passes in the page.
      const wrong = await tab
        .open(path)
        .then((usual) => playCell(tab, cell, usual))
        .catch((error: unknown) => [String(error)]);
      outcomes.push({ fault: kind.name, isGood: wrong.length === 0 });
      if (wrong.length > 0) console.log(`FAILED ${path}, ${call}, ${kind.name}: ${wrong.join('; ')}`);
    }
  });
} finally {
  await browser.close();
  await server.close();
}
console.log(tableOf(outcomes));
process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1;

/** The screens with the calls that each makes. */
async function screensOf() {
  const remaining = [...paths];
  const found: { path: string; calls: readonly Call[] }[] = [];
  await inTabs(async (tab) => {
    for (let path = remaining.shift(); path !== undefined; path = remaining.shift()) {
      await tab.open(path);
      found.push({ path, calls: tab.calls() });
    }
  });
  return found.toSorted((one, other) => one.path.localeCompare(other.path));
}

async function inTabs(work: (tab: FaultTab) => Promise<void>): Promise<void> {
  const one = async (): Promise<void> => {
    const tab = await FaultTab.open(browser, base);
    await work(tab).finally(() => tab.close());
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
