import { type Counts, countsOfCheck, total } from './counts.ts';
import type { Step } from './steps.ts';

/**
 * Runs the steps one after the other and continues after a failure, so that one run shows everything that is broken.
 * Prints the result of each step and returns the sum of all counts.
 */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  const results = new Map<string, Counts>();
  const lines: string[] = [];
  for (const step of steps) {
    const started = performance.now();
    console.log(`\n── ${step.title} ${'─'.repeat(Math.max(0, 76 - step.title.length))}`);
    const counts = await resultOf(step, results);
    results.set(step.title, counts);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    lines.push(`${counts.failed === 0 ? '✓' : '✗'} ${step.title.padEnd(20)}${figures(counts)}${seconds.padStart(8)} s`);
  }
  console.log(`\n${lines.join('\n')}\n`);
  return total([...results.values()]);
}

async function resultOf(step: Step, results: ReadonlyMap<string, Counts>): Promise<Counts> {
  const needed = step.needs === undefined ? undefined : results.get(step.needs);
  if (needed !== undefined && needed.failed > 0) {
    console.error(`Not run: ${step.needs} failed.`);
    return countsOfCheck(false);
  }
  try {
    return await step.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return countsOfCheck(false);
  }
}

function figures({ passed, failed }: Counts): string {
  return `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
}
