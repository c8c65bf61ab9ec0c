import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { z } from 'zod';

import type { Values, ValuesName } from '../src/values/schema.ts';
import { compileFile } from './compile-file.ts';
import { readContract } from './contract.ts';
import type { Fault } from './faults.ts';
import type { list } from '../src/engine/definition/list.ts';
import type { form } from '../src/engine/definition/form.ts';
import type { redirect, screen } from '../src/engine/definition/screen.ts';
import { type Kinds, loadKinds } from './kinds.ts';
import { checkLocales, readLocales } from './locales.ts';
import type { Navigation } from './navigation.ts';
import { type Catalogue, type Usage, shapeOf } from './scope.ts';
import { SourceFile } from './source-file.ts';
import { textsOfSource } from './source-texts.ts';
import { readValues } from './values.ts';
import type { Operation } from './contract.ts';

export type CompiledScreen = z.output<typeof screen>;
export type CompiledRedirect = z.output<typeof redirect>;
export type CompiledList = z.output<typeof list>;
export type CompiledForm = z.output<typeof form>;

/** Everything under config/, checked; `faults` empty means that it may be emitted. */
export interface Project {
  readonly root: string;
  readonly configDir: string;
  readonly faults: readonly Fault[];
  readonly values: Values | undefined;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly kinds: Kinds;
  readonly screens: ReadonlyMap<string, CompiledScreen | CompiledRedirect>;
  readonly lists: ReadonlyMap<string, CompiledList>;
  readonly forms: ReadonlyMap<string, CompiledForm>;
  readonly navigation: Navigation;
  /** Key to text, by language. */
  readonly locales: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The names of the JSON files below a folder, without the ending, `/` between folders. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.json$/, ''))
    .sort();
}

/** The path of the screen in `config/screens/<name>.json`. */
export function pathOfScreen(name: string): string {
  return name === 'index' ? '/' : `/${name}`;
}

const sessionFields = ['userId', 'referrerCode', 'networkLevel', 'freeTokensRedeemed', 'registrationBonusRedeemed'];

/** Reads and checks everything under `configDir`; never throws for what an operator wrote. */
export async function readProject(root: string, configDir = join(root, 'config')): Promise<Project> {
  const kinds = await loadKinds(root);
  const operations = readContract(join(root, 'openapi.yaml'));
  const open = (name: string): SourceFile => new SourceFile(join(configDir, `${name}.json`), `config/${name}.json`);

  const { values, faults: valueFaults } = readValues((name: ValuesName) => open(name), [...operations.keys()]);
  const languages = values?.languages.languages.map((language) => language.code) ?? ['en'];
  const locales = readLocales(configDir, languages);
  const names = { screens: filesIn(join(configDir, 'screens')), lists: filesIn(join(configDir, 'lists')), forms: filesIn(join(configDir, 'forms')) };
  const minimum = shapeOf(['token', 'usdt']);
  const limits = shapeOf([
    ['wallet', minimum],
    ['marketing', minimum],
    ['start', shapeOf(['usdt', 'promo'])],
    ['steps', shapeOf(Object.keys(values?.limits.steps ?? {}))],
  ]);
  const catalogue: Catalogue = {
    kinds,
    operations,
    texts: new Set(locales.texts.get('en')?.keys() ?? []),
    routes: new Map(names.screens.map((name) => [pathOfScreen(name), Object.keys(Object(Object(open(`screens/${name}`).value).search))])),
    forms: new Set(names.forms),
    lists: new Set(names.lists),
    links: new Set(Object.keys(values?.links.links ?? {})),
    roots: new Map([
      ['session', shapeOf(sessionFields)],
      ['limits', limits],
      ['app', shapeOf(['name', 'versionLabel', 'twoFactorPlaceholder'])],
      ['language', shapeOf(['code', 'label'])],
    ]),
  };
  const usage: Usage = { texts: textsOfSource(root, [...catalogue.texts]), links: new Set() };
  const faults: Fault[] = [...valueFaults, ...locales.faults];
  const compiled = {
    screens: new Map<string, CompiledScreen | CompiledRedirect>(),
    lists: new Map<string, CompiledList>(),
    forms: new Map<string, CompiledForm>(),
  };
  for (const name of names.lists) {
    const result = compileFile(open(`lists/${name}`), 'list', catalogue, usage);
    faults.push(...result.faults);
    if (result.list) compiled.lists.set(name, result.list);
  }
  for (const name of names.forms) {
    const result = compileFile(open(`forms/${name}`), 'form', catalogue, usage);
    faults.push(...result.faults);
    if (result.form) compiled.forms.set(name, result.form);
  }
  for (const name of names.screens) {
    const result = compileFile(open(`screens/${name}`), 'screen', catalogue, usage);
    faults.push(...result.faults);
    if (result.screen) compiled.screens.set(pathOfScreen(name), result.screen);
  }
  const navigation = compileFile(open('navigation'), 'navigation', catalogue, usage);
  faults.push(...navigation.faults);
  faults.push(...checkLocales(locales, usage.texts));
  return {
    root,
    configDir,
    faults,
    values,
    operations,
    kinds,
    ...compiled,
    navigation: navigation.navigation ?? { items: [] },
    locales: locales.texts,
  };
}
