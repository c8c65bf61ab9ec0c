import { expect, test } from 'vitest';
import { type Finding, type Kind, resultOfPlaywright, resultOfVitest } from './kinds.ts';
import { faultsOf } from './verdict.ts';

type Results = Partial<Record<Kind, Finding['result']>>;
const findings = (results: Results): ReadonlyMap<Kind, Finding> =>
  new Map(
    (['units', 'contract', 'e2e', 'stories'] as const).flatMap((kind) => {
      const result = results[kind];
      return result === undefined ? [] : [[kind, { result, by: '', seconds: 1 }] as const];
    }),
  );

test.each<[Results, string[]]>([
  [{ units: 'found', contract: 'not found', stories: 'found' }, []],
  [{ units: 'not found', e2e: 'found', stories: 'found' }, []],
  [{ units: 'not found', contract: 'no tests', e2e: 'no tests' }, ['not found by units, contract, e2e']],
  [{ units: 'found', stories: 'not found' }, ['not found by the stories']],
  [{ stories: 'found' }, []],
  [{ units: 'could not run', e2e: 'found' }, ['could not run: units']],
  [{ units: 'could not run' }, ['not found by units', 'could not run: units']],
])('what the tests of a bug that the stories come across lack: %j', (results, faults) => {
  expect(faultsOf({ isInStories: true }, findings(results))).toEqual(faults);
});

test('what the stories do not come across, they need not find', () => {
  expect(faultsOf({ isInStories: false }, findings({ units: 'found', stories: 'not found' }))).toEqual([]);
});

const vitestReport = (status: string, message = '', numTotalTests = 1): string =>
  JSON.stringify({ numTotalTests, testResults: [{ message, assertionResults: [{ status, fullName: 'a test' }] }] });

test.each([
  ['a failed test', vitestReport('failed'), 1, 'found', 'a test'],
  ['tests that pass', vitestReport('passed'), 0, 'not found', ''],
  ['no tests', vitestReport('passed', '', 0), 0, 'no tests', ''],
  ['a file that does not load', vitestReport('passed', 'a syntax error'), 1, 'could not run', 'a syntax error'],
  ['no report', '', 1, 'could not run', 'the output'],
])('of Vitest, %s', (_, report, status, result, by) => {
  expect(resultOfVitest(report, status, 'the output')).toEqual({ result, by });
});

const playwrightReport = (unexpected: number): string =>
  JSON.stringify({
    stats: { unexpected },
    suites: [{ suites: [{ specs: [{ title: 'a test', ok: unexpected === 0 }] }] }],
  });

test.each([
  ['a failed test', playwrightReport(1), 1, 'found', 'a test'],
  ['tests that pass', playwrightReport(0), 0, 'not found', ''],
  ['a server that does not start', playwrightReport(0), 1, 'could not run', 'the output'],
  ['no report', '', 1, 'could not run', 'the output'],
])('of Playwright, %s', (_, report, status, result, by) => {
  expect(resultOfPlaywright(report, status, 'the output')).toEqual({ result, by });
});
