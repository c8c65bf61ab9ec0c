import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const names = z.optional(z.array(z.string()));
const chunk = z.object({ file: z.string(), imports: names, css: names });
const manifestSchema = z.record(z.string(), chunk);
const routeChunksSchema = z.record(z.string(), z.array(z.string()));

type Manifest = z.infer<typeof manifestSchema>;

/**
 * The scripts and stylesheets (paths in `distDir`) that a first visit to `route` loads: those in index.html, those in
 * `route-chunks.json` for the route, and their static imports.
 * @throws when `route-chunks.json` has no entry for the route
 */
export function firstLoadFiles(distDir: string, route: string): string[] {
  const manifest = readJson(join(distDir, '.vite/manifest.json'), manifestSchema);
  const chunksOfRoute = chunksByRoute(distDir)[route];
  if (!chunksOfRoute?.length) throw new Error(`route-chunks.json names no chunks of ${route}`);
  const named = [...filesOfPage(distDir), ...chunksOfRoute];
  return [...new Set(named.flatMap((file) => withImports(manifest, file)))].toSorted();
}

/** `firstLoadFiles` of all screens. */
export function filesByRoute(distDir: string): [route: string, files: string[]][] {
  return Object.keys(chunksByRoute(distDir)).map((route) => [route, firstLoadFiles(distDir, route)]);
}

function chunksByRoute(distDir: string): Record<string, string[]> {
  return readJson(join(distDir, 'route-chunks.json'), routeChunksSchema);
}

function filesOfPage(distDir: string): string[] {
  const page = readFileSync(join(distDir, 'index.html'), 'utf8');
  const tags = page.match(/<(script|link)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => !/\brel="?prefetch/.test(tag))
    .flatMap((tag) => /\b(?:src|href)=["']?\/?([^"'\s>]+\.(?:js|css))/.exec(tag)?.[1] ?? []);
}

function withImports(manifest: Manifest, file: string): string[] {
  const start = Object.keys(manifest).find((name) => manifest[name]?.file === file);
  const files = new Set([file]);
  const visited = new Set<string>();
  const waiting = start === undefined ? [] : [start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const entry = manifest[name];
    if (entry === undefined || visited.has(name)) continue;
    visited.add(name);
    for (const reached of [entry.file, ...(entry.css ?? [])]) files.add(reached);
    waiting.push(...(entry.imports ?? []));
  }
  return [...files];
}

function readJson<T>(file: string, schema: z.ZodMiniType<T>): T {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
