import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { durationsOfPlaywright } from './durations.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'durations-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function ran(projectName: string, startTime: string, duration: number): object {
  return { tests: [{ projectName, results: [{ startTime, duration }] }] };
}

test('a project takes from the start of its first test to the end of its last, in whichever suite they are', () => {
  const inner = {
    specs: [ran('webkit', '2026-01-01T00:00:20.000Z', 15_400), ran('firefox', '2026-01-01T00:00:05.000Z', 2000)],
  };
  const outer = { specs: [ran('webkit', '2026-01-01T00:00:00.000Z', 3000)], suites: [inner] };
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ suites: [outer] }));
  expect([...durationsOfPlaywright(file)]).toEqual([
    ['webkit', 35],
    ['firefox', 2],
  ]);
});
