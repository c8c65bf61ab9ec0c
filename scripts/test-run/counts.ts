import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** How many tests of a run passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** The sum of several runs. */
export function total(all: readonly Counts[]): Counts {
  const sum = (pick: (counts: Counts) => number) => all.reduce((result, counts) => result + pick(counts), 0);
  return { passed: sum((counts) => counts.passed), failed: sum((counts) => counts.failed) };
}

/** The last line of a run. */
export function countsLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

/** The counts of a step that is a single check. */
export function countsOfCheck(isGood: boolean): Counts {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

/** The counts in Vitest's JSON report; a file that could not be loaded counts as one failed test. */
export function countsOfVitest(reportFile: string, isGood: boolean): Counts {
  const report = read(reportFile, vitestReport);
  if (!report) return withoutReport();
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded }, isGood);
}

/** The counts in Playwright's JSON report; a test that passed only on retry counts as failed. */
export function countsOfPlaywright(reportFile: string, isGood: boolean): Counts {
  const report = read(reportFile, playwrightReport);
  if (!report) return withoutReport();
  const { expected, unexpected, flaky } = report.stats;
  return honest({ passed: expected, failed: unexpected + flaky }, isGood);
}

function withoutReport(): Counts {
  return { passed: 0, failed: 1 };
}

/** Counts one failure if the runner failed although no test did (an error outside of tests, or no tests at all). */
function honest({ passed, failed }: Counts, isGood: boolean): Counts {
  const isEmpty = passed + failed === 0;
  return { passed, failed: failed === 0 && (!isGood || isEmpty) ? 1 : failed };
}

function read<T>(file: string, schema: z.ZodMiniType<T>): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`${file} is not a report:`, error);
    return undefined;
  }
}
