import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { readCommandLine } from './command-line.ts';
import { type Area, areas, notMutated } from './mutants/areas.ts';

/**
 * Tests the tests: changes the code of an area in one place at a time (a mutant) and runs the tests of that place in
 * Node. A mutant that no test notices survives. What survives and why is in docs/mutants.md.
 */
const names = Object.keys(areas).filter((name): name is Area => name in areas);
const usage = `npm run mutants [-- --only ${names.join('|')} [--mutate src/domain/loan.ts] --force --static]`;

const {
  only,
  mutate,
  force,
  static: hasStatic,
} = readCommandLine(usage, () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      mutate: { type: 'string' },
      force: { type: 'boolean', default: false },
      static: { type: 'boolean', default: false },
    },
  });
  const known = names.filter((name) => values.only.includes(name));
  const unknown = values.only.find((name) => !names.some((area) => area === name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is not an area of the mutants.`);
  return { ...values, only: known.length > 0 ? known : names };
});

const lines: string[] = [];
for (const area of only) lines.push(await countsOf(area));
console.log(lines.join('\n'));

async function countsOf(area: Area): Promise<string> {
  process.env['MUTANT_TESTS'] = areas[area].tests.join(',');
  const results = await new Stryker({
    mutate: [...(mutate?.split(',') ?? areas[area].files), ...notMutated],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // A mutant in what a module computes as it loads, such as a pattern, runs every test of the area: slow, so only if asked.
    ignoreStatic: !hasStatic,
    timeoutMS: 60_000,
    disableTypeChecks: false,
    incremental: mutate === undefined,
    incrementalFile: `.cache/mutants/${area}.json`,
    force,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false },
    tempDirName: `.cache/mutated-${area}`,
    ignorePatterns: ['/.cache', '/dist', '/docs', '/screens', '/bench', '/.sandbox', '/test-results'],
    allowConsoleColors: false,
  }).runMutationTest();
  const counted = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
  const killed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  return `${area}: ${killed.length} of ${counted.length} mutants killed (${((100 * killed.length) / counted.length).toFixed(1)} %)`;
}
