import { parseArgs } from 'node:util';
import { readCommandLine } from './command-line.ts';
import { countsLine } from './test-run/counts.ts';
import { runSteps } from './test-run/run.ts';
import { groups, steps } from './test-run/steps.ts';

const usage = `npm test [-- --only=${groups.join('|')}]`;
const only = readCommandLine(usage, () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const known = groups.find((group) => group === values.only);
  if (values.only !== undefined && known === undefined) throw new Error(`"${values.only}" is not a part of the tests.`);
  return known;
});

const counts = await runSteps(steps.filter((step) => only === undefined || step.groups.includes(only)));
console.log(countsLine(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
