import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild, root } from '../build.ts';
import { ensureTestBrowser } from '../chromium.ts';
import { npmScript, succeeds } from './command.ts';
import { type Counts, countsOfCheck, countsOfPlaywright, countsOfVitest } from './counts.ts';
import { freePort } from './free-port.ts';

/** The parts of `npm test` that `--only` can select. */
export const groups = ['checks', 'unit', 'e2e'] as const;
type Group = (typeof groups)[number];

/** One step of `npm test`. If the step that it `needs` has failed, it is not run and counts as failed. */
export interface Step {
  title: string;
  groups: readonly Group[];
  needs?: string;
  run(): Counts | Promise<Counts>;
}

const reports = join(root, '.cache');

/** All steps, in the order in which they run. */
export const steps: readonly Step[] = [
  check('Generated files', () => npmScript('generate', '--check')),
  check('Configuration', () => npmScript('config', '--release')),
  check('Contract', () => succeeds('redocly', 'lint', 'openapi.yaml')),
  check('Types', () => npmScript('types')),
  check('Lint', () => npmScript('lint')),
  check('Format', () => npmScript('format', '--check')),
  { title: 'Browser', groups: ['unit', 'e2e'], run: () => countsOfCheck(findBrowser()) },
  { title: 'Unit tests', groups: ['unit'], run: unitTests },
  { title: 'How-to', groups: ['unit'], run: () => countsOfCheck(succeeds('node', 'scripts/how-to.ts')) },
  { title: 'Build', groups: ['e2e'], run: build },
  { title: 'Budget', groups: ['e2e'], needs: 'Build', run: () => countsOfCheck(succeeds('node', 'scripts/budget.ts')) },
  { title: 'End-to-end tests', groups: ['e2e'], needs: 'Build', run: endToEndTests },
];

function check(title: string, isGood: () => boolean): Step {
  return { title, groups: ['checks'], run: () => countsOfCheck(isGood()) };
}

function findBrowser(): boolean {
  console.log(ensureTestBrowser());
  return true;
}

async function build(): Promise<Counts> {
  console.log((await ensureBuild()) === 'built' ? 'Built.' : 'The build is up to date.');
  return countsOfCheck(true);
}

function unitTests(): Counts {
  const report = freshReport('vitest.json');
  const isGood = succeeds('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  return countsOfVitest(report, isGood);
}

async function endToEndTests(): Promise<Counts> {
  const report = freshReport('playwright.json');
  process.env['E2E_REPORT'] = report;
  process.env['E2E_PORT'] = String(await freePort());
  return countsOfPlaywright(report, succeeds('playwright', 'test'));
}

function freshReport(name: string): string {
  const file = join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  return file;
}
