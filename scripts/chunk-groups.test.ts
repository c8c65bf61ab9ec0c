import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const root = resolve(import.meta.dirname, '..');
const sources = globSync(['src/**/*.{ts,tsx}', 'generated/api/**/*.ts'], { cwd: root }).filter(
  (file) => !/\.test\.|\.d\.ts$|\/testing\/|\/showcase\//.test(file),
);

/** The chunk a file goes into when several screens share it; a file of no group stands for itself. */
function chunkOf(file: string): string {
  return chunkGroups.find(({ test: group }) => group.test(join(root, file)))?.name ?? file;
}

/** What a file imports when it is loaded: not its types, and not what it asks for later. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = [...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:([^;]*?)\s*from\s+)?'(\.[^']+)';/gms)];
  return found.flatMap(([, names = '', from = '']) => {
    const bound = names
      .replaceAll(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const isTypesAlone = names.startsWith('{') && bound.every((name) => name.startsWith('type '));
    const target = join(dirname(file), from);
    return isTypesAlone || !existsSync(join(root, target)) ? [] : [target];
  });
}

/** The way from a chunk back to itself over others, where there is one. */
function circle(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | undefined {
  const seen = new Set<string>();
  const walk = (chunk: string, path: string[]): string[] | undefined => {
    for (const next of graph.get(chunk) ?? []) {
      if (next === start) return [...path, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...path, next]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, [start]);
}

test('no shared chunk imports itself in a circle, whatever screens config has', () => {
  const graph = new Map<string, Set<string>>();
  for (const file of sources) {
    const from = chunkOf(file);
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const target of importsOf(file)) if (chunkOf(target) !== from) targets.add(chunkOf(target));
  }
  expect([...graph.keys()]).toEqual(expect.arrayContaining(['app', 'plain', 'form', 'schemas']));
  expect(graph.get('plain')).toContain('app');
  for (const { name } of chunkGroups) expect(circle(graph, name)).toBeUndefined();
});
