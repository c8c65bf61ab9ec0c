import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The locale keys that code under src/ names, of `keys` (without plural suffixes): string literals that are keys, and the
 * beginnings of templates such as `failure.${…}`. Of a kind's definition only what it gives by default counts.
 */
export function textsOfSource(root: string, keys: Iterable<string>): Set<string> {
  const known = new Set(keys);
  const used = new Set<string>();
  for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const text = readFileSync(join(root, 'src', file), 'utf8');
    const literal = file.endsWith('definition.ts') ? /\.(?:default|prefault)\(\s*(['"`])([\w.-]+)\1/g : /(['"`])([\w.-]+)\1/g;
    for (const [, , key] of text.matchAll(literal)) if (key !== undefined && known.has(key)) used.add(key);
    for (const [, prefix] of text.matchAll(/`((?:\w[\w-]*\.)+)\$\{/g)) {
      for (const key of known) if (prefix !== undefined && key.startsWith(prefix)) used.add(key);
    }
  }
  return used;
}
