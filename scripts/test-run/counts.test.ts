import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countsLine, countsOfCheck, countsOfPlaywright, countsOfVitest, total } from './counts.ts';

let folder = '';
const report = () => join(folder, 'report.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(content: unknown): void {
  writeFileSync(report(), JSON.stringify(content));
}

const goodFile = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const unloadedFile = { status: 'failed', assertionResults: [] };
const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }] };

describe('counts of Vitest', () => {
  test.each([
    ['all good', 7, 0, [goodFile], true, { passed: 7, failed: 0 }],
    ['one failed', 6, 1, [goodFile, failedFile], false, { passed: 6, failed: 1 }],
    ['a file that did not load', 6, 0, [goodFile, unloadedFile], false, { passed: 6, failed: 1 }],
    ['an error outside of tests', 6, 0, [goodFile], false, { passed: 6, failed: 1 }],
    ['no tests', 0, 0, [], true, { passed: 0, failed: 1 }],
  ])('%s', (_, numPassedTests, numFailedTests, testResults, isGood, counts) => {
    write({ numPassedTests, numFailedTests, testResults });
    expect(countsOfVitest(report(), isGood)).toEqual(counts);
  });
});

describe('counts of Playwright', () => {
  test.each([
    [{ expected: 4, unexpected: 0, flaky: 0 }, true, { passed: 4, failed: 0 }],
    [{ expected: 4, unexpected: 2, flaky: 1 }, false, { passed: 4, failed: 3 }],
    [{ expected: 4, unexpected: 0, flaky: 0 }, false, { passed: 4, failed: 1 }],
    [{ expected: 0, unexpected: 0, flaky: 0 }, true, { passed: 0, failed: 1 }],
  ])('%j', (stats, isGood, counts) => {
    write({ stats });
    expect(countsOfPlaywright(report(), isGood)).toEqual(counts);
  });
});

test('a runner without a report, or with an invalid one, counts as failed', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(countsOfVitest(report(), true)).toEqual({ passed: 0, failed: 1 });
  write({ numPassedTests: 'many' });
  expect(countsOfVitest(report(), true)).toEqual({ passed: 0, failed: 1 });
  expect(countsOfPlaywright(report(), true)).toEqual({ passed: 0, failed: 1 });
});

test('all counts are added up in one line', () => {
  const all = [countsOfCheck(true), countsOfCheck(false), { passed: 10, failed: 2 }];
  expect(countsLine(total(all))).toBe('11 passed, 3 failed');
});
