import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { freePort } from '../test-run/free-port.ts';
import type { Patch } from './patches.ts';

/** The kinds of tests that can find a planted bug, the fastest first. */
export const kinds = ['units', 'contract', 'e2e', 'stories'] as const;
/** One of them. */
export type Kind = (typeof kinds)[number];

/** What a kind of tests says: the test that failed, none, that there are none for it, or why they could not run. */
export interface Finding {
  readonly result: 'found' | 'not found' | 'no tests' | 'could not run';
  readonly by: string;
  readonly seconds: number;
}
type Result = Omit<Finding, 'seconds'>;

/** What is looked for: the files that a patch changes, and its tests. */
export type Planted = Pick<Patch, 'files' | 'units' | 'specs'>;

/** Runs the tests of a kind in the copy `folder` until one fails. */
export async function look(kind: Kind, planted: Planted, folder: string): Promise<Finding> {
  const started = performance.now();
  const result = await runs[kind](planted, folder);
  return { ...result, seconds: Math.round((performance.now() - started) / 1000) };
}

const none: Result = { result: 'no tests', by: '' };
const notFound: Result = { result: 'not found', by: '' };

/** The folders of tests in Node beside tests/contract (vitest.config.ts). */
const others = 'compiler,sandbox,server,scripts,studio,deploy,bench';

const runs: Readonly<Record<Kind, (planted: Planted, folder: string) => Promise<Result>>> = {
  units: async ({ files, units }, folder) => {
    const beside = [...units, ...files.flatMap((file) => testsOf(file, folder))];
    const related = ['related', ...files, '--exclude', 'tests/contract/**'];
    const [inNode, inBrowser] = [
      ['--project', 'app', '--project', 'node'],
      ['--project', 'browser'],
    ];
    // Those beside the files first, then those that import them; a browser takes a while to start.
    const commands = [
      ['run', ...beside.filter((name) => name.endsWith('.ts')), ...inNode],
      ['run', ...beside.filter((name) => name.endsWith('.tsx')), ...inBrowser],
      [...related, ...inNode],
      [...related, ...inBrowser],
    ].filter(([first, second]) => first !== 'run' || !second?.startsWith('--'));
    let last = none;
    for (const command of commands) {
      const result = await vitest(command, folder);
      if (result.result === 'found' || result.result === 'could not run') return result;
      if (result.result !== 'no tests') last = result;
    }
    return last;
  },
  contract: ({ files }, folder) =>
    vitest(['related', ...files, '--project', 'node', '--exclude', `{${others}}/**`], folder),
  e2e: async ({ specs }, folder) => (specs.length === 0 ? none : playwright(specs, folder)),
  stories: (_, folder) => stories(folder),
};

/** The tests beside a file: of its name, and of names that begin with it. */
function testsOf(file: string, folder: string): string[] {
  const stem = file.slice(dirname(file).length + 1).replace(/\.tsx?$/, '');
  return readdirSync(join(folder, dirname(file)))
    .filter((name) => name.startsWith(stem) && /\.test\.tsx?$/.test(name))
    .map((name) => `${dirname(file)}/${name}`);
}

const vitestReport = z.object({
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

async function vitest(command: readonly string[], folder: string): Promise<Result> {
  const report = join(folder, '.cache/vitest.json');
  rmSync(report, { force: true });
  const options = ['--run', '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${report}`];
  const { status, output } = await run('vitest', [...command, ...options], folder);
  return resultOfVitest(existsSync(report) ? readFileSync(report, 'utf8') : '', status, output);
}

/** What Vitest's JSON report says. A file that could not be loaded, or an error outside of tests, finds nothing. */
export function resultOfVitest(report: string, status: number | null, output = ''): Result {
  const { data } = vitestReport.safeParse(jsonIn(report));
  const all = data?.testResults ?? [];
  const failed = all.flatMap(({ assertionResults }) => assertionResults).find((one) => one.status === 'failed');
  if (failed) return { result: 'found', by: failed.fullName };
  if (!data || status !== 0)
    return { result: 'could not run', by: all.find(({ message }) => message !== '')?.message ?? output };
  return data.numTotalTests === 0 ? none : notFound;
}

const playwrightReport = z.object({ stats: z.object({ unexpected: z.number() }), suites: z.array(z.unknown()) });
const suite = z.object({
  specs: z.optional(z.array(z.object({ title: z.string(), ok: z.boolean() }))),
  suites: z.optional(z.array(z.unknown())),
});

async function playwright(specs: readonly string[], folder: string): Promise<Result> {
  const report = join(folder, '.cache/playwright.json');
  rmSync(report, { force: true });
  const env = { E2E_REPORT: report, E2E_PORT: String(await freePort()) };
  const { status, output } = await run('playwright', ['test', ...specs, '--max-failures=1'], folder, env);
  return resultOfPlaywright(existsSync(report) ? readFileSync(report, 'utf8') : '', status, output);
}

/** What Playwright's JSON report says. */
export function resultOfPlaywright(report: string, status: number | null, output = ''): Result {
  const { data } = playwrightReport.safeParse(jsonIn(report));
  if (data && data.stats.unexpected > 0) return { result: 'found', by: failedIn(data.suites)[0] ?? '' };
  return status === 0 ? notFound : { result: 'could not run', by: output };
}

function failedIn(suites: readonly unknown[]): string[] {
  return suites.flatMap((one) => {
    const { specs = [], suites: inner = [] } = suite.parse(one);
    return [...specs.filter(({ ok }) => !ok).map(({ title }) => title), ...failedIn(inner)];
  });
}

/** A fault that a story has found; one that could not be played to its end has an error in its place. */
const faultOfStory = /^ {2}! (?!\w*Error\b)/;

async function stories(folder: string): Promise<Result> {
  const command = ['scripts/interleave.ts', '--count', '20'];
  const { status, output, failed } = await run(process.execPath, command, folder, {}, faultOfStory);
  if (failed !== undefined) return { result: 'found', by: failed.trim() };
  return status === 0 ? notFound : { result: 'could not run', by: output };
}

/** Runs a command of the packages in `folder`: Playwright finds no tests of another copy of itself. A line that matches `last` ends it. `output` is the end of what it wrote. */
async function run(
  command: string,
  options: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = {},
  last?: RegExp,
): Promise<{ status: number | null; output: string; failed: string | undefined }> {
  const child = spawn(command, options, {
    cwd: folder,
    env: { ...process.env, PATH: [join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const lines: string[] = [];
  let failed: string | undefined;
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        if (failed !== undefined || !last?.test(line)) return;
        failed = line;
        child.kill('SIGINT');
      });
  const [status]: (number | null)[] = await once(child, 'close');
  return { status: status ?? null, output: lines.slice(-5).join(' '), failed };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
