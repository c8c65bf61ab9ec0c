import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The locale keys that components under src/ name: string literals that are keys, and `key.${…}` templates. */
export function textsOfSource(root: string, keys: readonly string[]): Set<string> {
  const bare = new Set(keys.map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')));
  const used = new Set<string>();
  for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.|definition\.ts$/.test(file)) continue;
    const text = readFileSync(join(root, 'src', file), 'utf8');
    for (const [, , literal] of text.matchAll(/(['"`])([\w.-]+)\1/g)) if (literal && bare.has(literal)) used.add(literal);
    for (const [, prefix] of text.matchAll(/`((?:\w[\w-]*\.)+)\$\{/g)) {
      for (const key of bare) if (prefix && key.startsWith(prefix)) used.add(key);
    }
  }
  return used;
}
