import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of the specification. */
export interface Line {
  readonly id: string;
  readonly line: string;
}

const row = /^\| ([A-Z][A-Z0-9-]*-\d+[a-z]?) \| (.+?) \| (.+?) \| (.*?) ?\|$/gm;

/** Reads the lines from the table of docs/requirements.md. */
export function linesOf(table: string): readonly Line[] {
  return [...table.matchAll(row)].map(([, id = '', line = '']) => ({ id, line }));
}

/** The files whose test titles contain each id; end-to-end specs by file name only. */
export function shownBy(root: string, ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(ids);
  const found = new Map<string, string[]>();
  for (const pattern of ['tests/**/*.spec.ts', '{src,tests,compiler,sandbox,server,scripts}/**/*.test.{ts,tsx}'])
    for (const path of globSync(pattern, { cwd: root }).toSorted()) {
      const named = new Set(readFileSync(join(root, path), 'utf8').match(/\b[A-Z][A-Z0-9-]*-\d+\b/g));
      for (const id of named) if (known.has(id)) found.set(id, [...(found.get(id) ?? []), nameOf(path)]);
    }
  return found;
}

/** The table with the current tests in its last column. */
export function withTests(table: string, tests: ReadonlyMap<string, readonly string[]>): string {
  return table.replace(row, (_, id: string, line: string, state: string) => {
    const named = tests.get(id) ?? [];
    return `| ${id} | ${line} | ${state} | ${named.join(', ')} |`;
  });
}

function nameOf(path: string): string {
  return path.replace(/^tests\/e2e\/(.*)\.spec\.ts$/, '$1').replace(/^tests\//, '');
}
