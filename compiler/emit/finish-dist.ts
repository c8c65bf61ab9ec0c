import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Rolldown, build, normalizePath } from 'vite';

import { bootTable, textsPrefix } from './boot-table.ts';
import { compiledNow, writeCompiled } from './compiled-record.ts';
import { writeDeployedEnvironment } from '../values/deployed-environment.ts';
import { readEnvironments, sandboxEnvironment } from '../values/environments.ts';
import type { BootTable } from '../../src/boot/table.ts';
import type { Project } from '../project.ts';
import { filledPage } from './page.ts';

type Bundle = Rolldown.OutputBundle;

const assets = /^assets\//;
const formModule = '\0virtual:config/form/';
const formEngine = /\/src\/forms\/FormInScope\.tsx$/;

/**
 * Finishes a build: writes the boot script with chunks and first requests of every screen, the values in index.html,
 * the texts of all languages, the service worker, `route-chunks.json` (for measuring the first load), the environment, which is that of the sandbox
 * until the build is deployed, and the record of what it was compiled with.
 */
export async function finishDist({
  project,
  bundle,
  outDir,
  root,
}: {
  project: Project;
  bundle: Bundle;
  outDir: string;
  root: string;
}): Promise<void> {
  const circle = circleOf(bundle);
  if (circle) throw new Error(`chunks import each other in a circle: ${circle.join(' → ')}`);
  const { routes } = bootTable(project);
  const files: string[] = [];
  const placeOf = (name: string): number => {
    const place = files.indexOf(name);
    return place >= 0 ? place : files.push(name) - 1;
  };
  const main = normalizePath(join(root, 'src/app/main.tsx'));
  const messenger = normalizePath(join(root, 'src/runtime/messenger/messenger.ts'));
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(main));
  const inFirst = new Set(entry ? closure(bundle, entry.fileName) : []);
  const imported = [...inFirst].filter((file) => file !== entry?.fileName);
  /** The places of chunks that come after the app's first ones, and of their style sheets. */
  const placesOf = (all: Iterable<string>): number[] => {
    const chunks = [...all].filter((name) => !inFirst.has(name));
    return [...chunks, ...stylesOf(bundle, chunks)].map((file) => placeOf(file.replace(assets, '')));
  };
  const ofMessenger: number[] = [];
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    if (chunk.facadeModuleId === messenger) ofMessenger.push(...placesOf(closure(bundle, chunk.fileName)));
    if (!chunk.facadeModuleId?.startsWith('\0virtual:config/screen/')) continue;
    const route = routes[chunk.facadeModuleId.slice('\0virtual:config/screen'.length)];
    if (!route) continue;
    const screenFiles = closure(bundle, chunk.fileName);
    const found = new Set(screenFiles);
    for (const form of formsOf(bundle, screenFiles)) closure(bundle, form, found);
    route.files.push(...placesOf(found));
  }
  const screens = Object.values(routes);
  const needs = files.map((_, place) => screens.map((screen) => Number(screen.files.includes(place))).join(''));
  // Files needed by the same screens are next to each other, so that their indexes compress well.
  const order = [...files.keys()].toSorted((one, other) => ((needs[one] ?? '') < (needs[other] ?? '') ? 1 : -1));
  const places = (of: readonly number[]): number[] => distances(of.map((place) => order.indexOf(place)));
  const table: BootTable = {
    files: order.map((place) => files[place] ?? ''),
    texts: await writeTexts(outDir, project.locales),
    messenger: places(ofMessenger),
    routes: Object.fromEntries(
      Object.entries(routes).map(([path, { search, requests, ...route }]) => {
        // Empty values are left out, because the table is part of every first load.
        const data = requests?.length ? { search, requests } : {};
        return [path, { ...route, ...data, files: places(route.files) }];
      }),
    ),
  };
  const boot = await script(root, 'src/boot/main.ts', 'boot-table', `export default ${JSON.stringify(table)};`);
  const name = `assets/boot-${createHash('sha256').update(boot).digest('hex').slice(0, 8)}.js`;
  await writeFile(join(outDir, name), boot);
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  const finished = filledPage(html, project).replace('/src/boot/main.ts', `/${name}`);
  await writeFile(join(outDir, 'index.html'), startedByBoot(stylesAfterLoading(finished), entry?.fileName, imported));
  const first = [...new Set([...inFirst, ...stylesOf(bundle, inFirst), name])];
  const filesOfRoutes = Object.fromEntries(
    Object.entries(routes).map(([path, route]) => [
      path,
      [...first, ...route.files.map((place) => `assets/${files[place] ?? ''}`)],
    ]),
  );
  const uses = new Map(files.map((file, place) => [`assets/${file}`, needs[place]?.replaceAll('0', '').length]));
  const byUse = (one: string, other: string): number => (uses.get(other) ?? 0) - (uses.get(one) ?? 0);
  const code = [name, ...codeOf(bundle).toSorted().toSorted(byUse)];
  await writeFile(join(outDir, 'service-worker.js'), await serviceWorker(root, { entry: name, first, files: code }));
  await writeFile(join(outDir, 'route-chunks.json'), `${JSON.stringify(filesOfRoutes, null, 2)}\n`);
  await writeCompiled(outDir, compiledNow(root, project.config));
  const { environment } = readEnvironments(project.config);
  if (environment) writeDeployedEnvironment(outDir, { name: sandboxEnvironment, values: environment });
}

/** Writes a file of texts for each language into a folder of the assets; returns its name, which has a hash of all texts. */
async function writeTexts(outDir: string, locales: Project['locales']): Promise<string> {
  const files = [...locales].map(([code, texts]) => [code, JSON.stringify(Object.fromEntries(texts))] as const);
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  const folder = join(outDir, 'assets', `${textsPrefix}${hash}`);
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(([code, text]) => writeFile(join(folder, `${code}.json`), text)));
  return `${textsPrefix}${hash}`;
}

/** Indexes in ascending order, each as the difference to the one before. */
function distances(places: readonly number[]): number[] {
  const ascending = places.toSorted((one, other) => one - other);
  return ascending.map((place, index) => place - (ascending[index - 1] ?? 0));
}

/** Moves the stylesheets after the loading screen, which is painted without them. */
function stylesAfterLoading(html: string): string {
  const links = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
  const without = links.reduce((text, link) => text.replace(link, ''), html);
  return without.replace(/ *<!--styles-->\n/, () => links.join(''));
}

/**
 * Preloads the app's code and what it imports, after the boot script and below the first requests in priority; the boot
 * script runs it once the loading screen is painted. As modules: only these are compiled beside the main thread while they
 * come, which takes 0.2 s of a slow phone's start away.
 */
function startedByBoot(html: string, entry: string | undefined, imported: readonly string[]): string {
  const fetched = imported.map(
    (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">\n`,
  );
  const links = `${fetched.join('')}<link rel="modulepreload" data-entry crossorigin href="/${entry}">`;
  const [first = '', ...others] = html.match(/ *<script type="module" crossorigin src="[^"]+"><\/script>\n?/g) ?? [];
  return others.reduce((text, other) => text.replace(other, ''), html).replace(first, () => `${links}\n`);
}

/** The chunk and everything it imports statically. */
function closure(bundle: Bundle, first: string, found = new Set<string>()): string[] {
  const file = bundle[first];
  if (!file || file.type !== 'chunk' || found.has(first)) return [...found];
  found.add(first);
  for (const next of file.imports) closure(bundle, next, found);
  return [...found];
}

/** The chunks of the forms of a screen, which it imports once it renders, with the form engine if there is a form. */
function formsOf(bundle: Bundle, chunks: readonly string[]): string[] {
  const imported = chunks.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file.dynamicImports : [];
  });
  const moduleOf = (name: string): string => {
    const file = bundle[name];
    return (file?.type === 'chunk' && file.facadeModuleId) || '';
  };
  const forms = imported.filter((name) => moduleOf(name).startsWith(formModule));
  return forms.length === 0 ? [] : [...forms, ...imported.filter((name) => formEngine.test(moduleOf(name)))];
}

/** A circle of chunks that import each other, of which one would run before its imports; undefined if there is none. */
function circleOf(bundle: Bundle): string[] | undefined {
  const done = new Set<string>();
  const walk = (name: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    const chunk = bundle[name];
    for (const next of chunk?.type === 'chunk' ? chunk.imports : []) {
      const circle = walk(next, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of Object.keys(bundle)) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
  return undefined;
}

function stylesOf(bundle: Bundle, chunks: Iterable<string>): string[] {
  return [...chunks].flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
  });
}

/** Whether a chunk is monitoring, which tells nothing without a network and is off in most pages. */
function isMonitoring(module: string | null): boolean {
  return module?.endsWith('/src/app/monitoring/monitor.ts') === true;
}

/** The scripts and stylesheets of the build that an offline start may need. */
function codeOf(bundle: Bundle): string[] {
  return Object.values(bundle)
    .filter((file) => file.type !== 'chunk' || !isMonitoring(file.facadeModuleId))
    .map(({ fileName }) => fileName)
    .filter((file) => /\.(js|css)$/.test(file));
}

/** The code of the service worker, with the addresses of the boot script, of what every screen needs, and of all files. */
async function serviceWorker(
  root: string,
  { entry, first, files }: { entry: string; first: readonly string[]; files: readonly string[] },
): Promise<string> {
  const version = createHash('sha256').update(files.join(' ')).digest('hex').slice(0, 8);
  const addresses = {
    entry: `/${entry}`,
    first: first.map((file) => `/${file}`),
    files: files.map((file) => `/${file}`),
  };
  const shell = Object.entries({ version, ...addresses }).map(
    ([key, value]) => `export const ${key} = ${JSON.stringify(value)};`,
  );
  return script(root, 'src/app/offline/service-worker.ts', 'shell', shell.join('\n'));
}

/** Builds a script into one file without imports; `code` is its module `virtual:config/{name}`. */
async function script(root: string, input: string, name: string, code: string): Promise<string> {
  const id = `virtual:config/${name}`;
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name,
        resolveId: (module) => (module === id ? `\0${id}` : undefined),
        load: (module) => (module === `\0${id}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, input), output: { format: 'iife' } },
    },
  });
  const [chunk] = Array.isArray(output) ? (output[0]?.output ?? []) : 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built`);
  return chunk.code;
}
