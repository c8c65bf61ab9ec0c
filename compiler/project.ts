import { join } from 'node:path';

import type { Business } from '../src/values/business-schema.ts';
import type { OperatorValues, Values } from '../src/values/schema.ts';
import { readBusiness } from './business.ts';
import { readCatalogue } from './catalogue.ts';
import { withCauses } from './causes.ts';
import { type Compiled, compileFile } from './compile-file.ts';
import { ConfigFolder, pathOfScreen } from './config-folder.ts';
import { type Operation, readContract } from './contract.ts';
import { contractFaults } from './contract-hash.ts';
import { type Fault, inOrder } from './faults.ts';
import { checkWords } from './check-words.ts';
import { checkWriting } from './check-writing.ts';
import { readEnvironments, withEnvironment } from './environments.ts';
import { foldFaults } from './fold-faults.ts';
import { type FileKind, checkFiles, checkUnusedParts } from './file-kind.ts';
import { type Kinds, loadKinds } from './kinds.ts';
import { readGlossary } from './glossary.ts';
import { checkLocales, checkUnused, readLocales } from './locales.ts';
import { ruleFaults } from './rules/index.ts';
import type { CheckedFile } from './rules/rule.ts';
import type { Usage } from './scope.ts';
import { type SourceTexts, readSourceTexts, textsOfSource } from './source-texts.ts';
import { languageCodes, languageDirections, readValues } from './values.ts';

type AnyScreen = NonNullable<Compiled['screen']>;
/** A screen without faults that is not a redirect. */
export type CompiledScreen = Exclude<AnyScreen, { redirect: string }>;
/** A list without faults. */
export type CompiledList = NonNullable<Compiled['list']>;
/** A form without faults. */
export type CompiledForm = NonNullable<Compiled['form']>;

/** What config/ is checked against: the contract, the kinds of blocks, cells, fields and actions, and texts in code. */
export interface Surroundings {
  readonly root: string;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly kinds: Kinds;
  readonly sourceTexts: SourceTexts;
  /** Faults found before config/ is read, such as code generated from another version of the contract. */
  readonly ownFaults: readonly Fault[];
}

/** Everything in config/, checked. It can be built without `faults`, and released without `warnings` as well. */
export interface Project extends Surroundings {
  /** The module whose default export wraps a component with its place in config/; without it no place is emitted. */
  readonly placedBy?: string | undefined;
  /** The folder as read. */
  readonly config: ConfigFolder;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
  /** The plain values that operators publish. */
  readonly published: OperatorValues | undefined;
  /** The plain values of a page in the environment of the sandbox. */
  readonly values: Values | undefined;
  readonly business: Business | undefined;
  readonly screens: ReadonlyMap<string, AnyScreen>;
  readonly lists: ReadonlyMap<string, CompiledList>;
  readonly forms: ReadonlyMap<string, CompiledForm>;
  readonly navigation: Pick<NonNullable<Compiled['navigation']>, 'items'>;
  /** The texts by key, for each language. */
  readonly locales: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Reads from the project in `root` what config/ is checked against. @throws when any of it cannot be read */
export async function readSurroundings(root: string): Promise<Surroundings> {
  return {
    root,
    operations: readContract(join(root, 'openapi.yaml')),
    kinds: await loadKinds(root),
    sourceTexts: readSourceTexts(root),
    ownFaults: contractFaults(root),
  };
}

/** How a config folder is checked. */
export interface CheckOptions {
  /** Whether it has the examples of blocks, with fixed figures and addresses and on screens that no way leads to. */
  readonly hasExamples?: boolean;
}

/** Reads and checks everything in `configDir` for the project in `root`. */
export async function readProject(
  root: string,
  configDir = join(root, 'config'),
  options: CheckOptions = {},
): Promise<Project> {
  return compileProject(await readSurroundings(root), new ConfigFolder(configDir), options);
}

/** Checks everything in a config folder; never throws for errors in its files. */
export function compileProject(
  surroundings: Surroundings,
  config: ConfigFolder,
  { hasExamples = false }: CheckOptions = {},
): Project {
  const { operations, kinds, sourceTexts, ownFaults } = surroundings;
  const languages = languageCodes(config);
  const locales = readLocales(config, languages);
  const { values: published, faults: valueFaults } = readValues(config, operations, kinds.slots.field);
  const { environment, faults: environmentFaults } = readEnvironments(config);
  const values = published && environment && withEnvironment(published, environment);
  const { business, faults: businessFaults } = readBusiness(config.file('business'));
  const { glossary, faults: glossaryFaults } = readGlossary(
    config,
    languages,
    new Set(locales.texts.get('en')?.keys()),
  );
  const catalogue = readCatalogue(config, kinds, operations, locales);
  const usage: Usage = { texts: textsOfSource(sourceTexts, catalogue.texts.keys()), isComplete: true };
  const faults: Fault[] = [
    ...ownFaults,
    ...checkFiles(config, languages),
    ...config.names.flatMap((name) => checkWriting(config.file(name))),
    ...valueFaults,
    ...environmentFaults,
    ...businessFaults,
    ...locales.faults,
    ...checkLocales(locales),
    ...glossaryFaults,
    ...checkWords(locales, glossary, languageDirections(config)),
  ];
  const files = new Map<string, CheckedFile>();
  const compile = (name: string, kind: FileKind): Compiled => {
    const compiled = compileFile(config.file(name), kind, catalogue, usage);
    faults.push(...compiled.faults);
    if (compiled.checked) files.set(name, compiled.checked);
    return compiled;
  };
  const compileAll = <T>(
    group: 'screens' | 'lists' | 'forms',
    pick: (name: string) => T | undefined,
  ): [string, T][] => {
    return config.namesOf(group).flatMap((name): [string, T][] => {
      const compiled = pick(`${group}/${name}`);
      return compiled === undefined ? [] : [[name, compiled]];
    });
  };
  const lists = compileAll('lists', (name) => compile(name, 'list').list);
  const forms = compileAll('forms', (name) => compile(name, 'form').form);
  const screens = compileAll('screens', (name) => compile(name, 'screen').screen);
  const { navigation } = compile('navigation', 'navigation');
  if (!hasExamples) faults.push(...ruleFaults({ config, catalogue, files, locales, glossary, sourceTexts }, faults));
  // With a fault it is unknown what is unused: what it concerns may be meant to use it.
  if (usage.isComplete && faults.every(({ isWarning }) => isWarning === true))
    faults.push(...checkUnused(locales, usage.texts), ...checkUnusedParts(config));
  return {
    ...surroundings,
    config,
    faults: foldFaults(
      inOrder(withCauses(inOrder(faults.filter(({ isWarning }) => isWarning !== true)), config)),
      config,
      (text) => textsOfSource(sourceTexts, [text]).size > 0,
    ),
    warnings: inOrder(faults.filter(({ isWarning }) => isWarning === true)),
    published,
    values,
    business,
    lists: new Map(lists),
    forms: new Map(forms),
    screens: new Map(screens.map(([name, screen]) => [pathOfScreen(name), screen])),
    navigation: navigation ?? { items: [] },
    locales: locales.texts,
  };
}
