import { parseArgs } from 'node:util';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { fuzzAnswers } from './contract-fuzz/run.ts';

/**
 * Generates answers of every operation, half of them valid, half broken, and compares how the app and the sandbox read
 * them with openapi.yaml: `npm run contract:fuzz -- --count 50000 --seed 1`.
 */
const usage = 'npm run contract:fuzz [-- --count 50000 --seed 1]';

const { count, seed } = readCommandLine(usage, () => {
  const { values } = parseArgs({
    options: { count: { type: 'string', default: '50000' }, seed: { type: 'string', default: '1' } },
  });
  return { count: wholeNumber('--count', values.count, 1), seed: wholeNumber('--seed', values.seed, 0) };
});

const found = await fuzzAnswers(count, seed);
for (const { operation, answers, faults } of found) {
  console.log(`${operation.padEnd(24)}${String(answers).padStart(6)} answers${String(faults.size).padStart(4)} faults`);
  for (const [fault, answer] of faults) console.log(`  ${fault}: ${JSON.stringify(answer)}`);
}
const failed = found.filter(({ faults }) => faults.size > 0).length;
const sum = found.reduce((all, { answers }) => all + answers, 0);
console.log(`${sum} answers of ${found.length} operations, ${failed} operations with faults.`);
process.exitCode = failed === 0 ? 0 : 1;
