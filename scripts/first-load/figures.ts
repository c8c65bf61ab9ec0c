import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotli } from '../../server/compress.ts';
import type { Budget } from './budgets.ts';

/** The sizes of a set of files in bytes, compressed with brotli. */
export interface Figures {
  files: { file: string; bytes: number }[];
  js: number;
  css: number;
}

/** Measures the scripts and stylesheets among `files` (paths in `distDir`). */
export async function weigh(distDir: string, files: readonly string[]): Promise<Figures> {
  const code = files.filter((file) => ['.js', '.css'].includes(extname(file)));
  const weighed = await Promise.all(
    code.map(async (file) => ({ file, bytes: (await brotli(readFileSync(join(distDir, file)))).byteLength })),
  );
  const sum = (extension: string) =>
    weighed.reduce((total, { file, bytes }) => total + (extname(file) === extension ? bytes : 0), 0);
  return { files: weighed.toSorted((one, other) => other.bytes - one.bytes), js: sum('.js'), css: sum('.css') };
}

/** The violations of the budget, one sentence each; empty if there are none. */
export function overruns(distDir: string, budget: Budget, { files, js, css }: Figures): string[] {
  const loaded = files.map(({ file }) => file);
  const others = readdirSync(join(distDir, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((file) => !loaded.includes(file));
  const holds = (file: string, text: string) =>
    file.endsWith('.js') && readFileSync(join(distDir, file), 'utf8').includes(text);
  const faults: string[] = [];
  if (js === 0) faults.push('no JavaScript at all was found');
  if (js > budget.js) faults.push(`${js - budget.js} bytes of JavaScript too many`);
  if (css > budget.css) faults.push(`${css - budget.css} bytes of CSS too many`);
  for (const [part, text] of Object.entries(budget.without)) {
    const holder = loaded.find((file) => holds(file, text));
    if (holder !== undefined) faults.push(`the first load includes the ${part}: ${holder}`);
    else if (!others.some((file) => holds(file, text)))
      faults.push(`"${text}", the marker of the ${part}, is in no script`);
  }
  return faults;
}

/** The sizes as a table to print. */
export function table(route: string, budget: Budget, { files, js, css }: Figures): string {
  const row = (name: string, bytes: number, limit = '') =>
    `  ${name.padEnd(44)}${kilobytes(bytes).padStart(9)} kB${limit}`;
  return [
    `${route}, first load, brotli:`,
    ...files.map(({ file, bytes }) => row(file, bytes)),
    row('JavaScript', js, `  of ${kilobytes(budget.js)}`),
    row('CSS', css, `  of ${kilobytes(budget.css)}`),
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
