import { parseArgs } from 'node:util';
import { countsLine } from './test-run/counts.ts';
import { runSteps } from './test-run/run.ts';
import { groups, steps } from './test-run/steps.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = groups.find((group) => group === values.only);
if (values.only !== undefined && only === undefined) {
  console.error(`--only takes one of ${groups.join(', ')}, not "${values.only}".`);
  process.exit(1);
}

const counts = await runSteps(steps.filter((step) => only === undefined || step.groups.includes(only)));
console.log(countsLine(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
