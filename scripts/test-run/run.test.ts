import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps } from './run.ts';
import type { Step } from './steps.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

function step(title: string, passed: number, failed: number, needs?: string): Step & { run: ReturnType<typeof vi.fn> } {
  return { title, groups: ['e2e'], run: vi.fn(() => ({ passed, failed })), ...(needs !== undefined && { needs }) };
}

test('a failed step does not stop the others, and all counts are added up', async () => {
  expect(await runSteps([step('a', 0, 1), step('b', 12, 2), step('c', 1, 0)])).toEqual({ passed: 13, failed: 3 });
});

test('a step that throws has failed', async () => {
  const broken = { title: 'broken', groups: ['e2e'] as const, run: () => Promise.reject(new Error('no')) };
  expect(await runSteps([broken, step('b', 1, 0)])).toEqual({ passed: 1, failed: 1 });
});

test('a step whose needed step failed is not run and counts as failed', async () => {
  const dependent = step('tests', 5, 0, 'build');
  expect(await runSteps([step('build', 0, 1), dependent])).toEqual({ passed: 0, failed: 2 });
  expect(dependent.run).not.toHaveBeenCalled();
});
