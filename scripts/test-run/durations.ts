import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const spec = z.object({
  tests: z.array(
    z.object({
      projectName: z.string(),
      results: z.array(z.object({ startTime: z.string(), duration: z.number() })),
    }),
  ),
});

const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite));
  },
});

const timedReport = z.object({ suites: z.array(suite) });

/** How long each project of Playwright's JSON report took from its first test to its last, in seconds. */
export function durationsOfPlaywright(reportFile: string): ReadonlyMap<string, number> {
  const { suites } = timedReport.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
  const tests = suites.flatMap(specsOf).flatMap((one) => one.tests);
  const byProject = Map.groupBy(tests, ({ projectName }) => projectName);
  return new Map(
    [...byProject].map(([name, ofProject]) => [name, seconds(ofProject.flatMap(({ results }) => results))]),
  );
}

function specsOf({ specs, suites }: z.infer<typeof suite>): z.infer<typeof spec>[] {
  return [...specs, ...(suites ?? []).flatMap(specsOf)];
}

function seconds(results: readonly { startTime: string; duration: number }[]): number {
  const starts = results.map(({ startTime }) => Date.parse(startTime));
  const ends = results.map(({ startTime, duration }) => Date.parse(startTime) + duration);
  return results.length === 0 ? 0 : Math.round((Math.max(...ends) - Math.min(...starts)) / 1000);
}
