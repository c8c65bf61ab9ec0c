import type { Usage } from './check/scope.ts';
import { unknownShape } from './check/shape.ts';
import { type Catalogue, type ProductNames, readCatalogue } from './check/catalogue.ts';
import type { CheckedFile } from './check/compile-file.ts';
import { compileFiles } from './check/compile-files.ts';
import type { CompiledConfig } from './project.ts';
import { checkFiles, checkUnusedParts } from './read/file-kind.ts';
import { SourceFile } from './read/source-file.ts';
import type { Fault } from './report/faults.ts';
import { checkWriting } from './texts/check-writing.ts';
import { type Locales, checkLocales, checkUnused, readLocales } from './texts/locales.ts';

/** All files of a folder, checked one by one. */
export interface CheckedFiles {
  readonly catalogue: Catalogue;
  readonly locales: Locales;
  /** The files that match their schema, by name, such as `forms/withdraw`. */
  readonly files: ReadonlyMap<string, CheckedFile>;
}

/** What a product knows of its folder of config, besides the language that it has registered. */
export interface ProductOptions {
  /** The codes of the languages that have texts; English goes first. */
  readonly languages: readonly string[];
  /** The names from the product's plain values: roots of references, catalogues and links; none if left out. */
  readonly names?: ProductNames;
  /** The faults of plain values. */
  readonly faults?: readonly Fault[];
  /** Returns those of the keys of texts that code uses. */
  readonly textsInCode?: (keys: Iterable<string>) => Set<string>;
  /** Returns the faults by the product's rules; `faults` are those that were found before. */
  readonly rules?: (checked: CheckedFiles, faults: readonly Fault[]) => readonly Fault[];
}

/** The names of a product without plain values. */
const noNames: ProductNames = {
  links: new Map(),
  roots: new Map(),
  keysOf: () => undefined,
  entryFields: () => unknownShape,
  fileOf: (from) => new SourceFile(`config/${from}.json`, undefined),
};

/**
 * Checks and compiles a folder of config; never throws for errors in its files. The faults are in the order in which they
 * were found.
 */
export function compileConfig(
  { root, operations, kinds, config }: Pick<CompiledConfig, 'root' | 'operations' | 'kinds' | 'config'>,
  { languages, names = noNames, faults: known = [], textsInCode, rules }: ProductOptions,
): CompiledConfig & { readonly faults: readonly Fault[] } {
  // 1. Read what the files share: texts, and the names that a file may use.
  const locales = readLocales(config, languages);
  const catalogue = readCatalogue(config, kinds, operations, locales, names);

  // 2. Check each file by itself: its place, its writing, its texts.
  const faults: Fault[] = [...known, ...locales.faults, ...checkFiles(config, languages), ...checkLocales(locales)];
  faults.push(...config.names.flatMap((name) => checkWriting(config.file(name))));

  // 3. Compile lists, forms, screens and the navigation: each against its schema, with the names that it may use.
  const usage: Usage = { texts: textsInCode?.(catalogue.texts.keys()) ?? new Set(), isComplete: true };
  const { checked: files, faults: faultsOfFiles, ...compiled } = compileFiles(config, catalogue, usage);
  faults.push(...faultsOfFiles);

  // 4. Compare the files with each other, by the product's rules.
  faults.push(...(rules?.({ catalogue, locales, files }, faults) ?? []));

  // 5. Find what nothing uses. With a fault that is unknown: what it concerns may be meant to use it.
  if (usage.isComplete && faults.every(({ isWarning }) => isWarning === true))
    faults.push(...checkUnused(locales, usage.texts), ...checkUnusedParts(config));

  return { root, operations, kinds, config, ...compiled, locales: locales.texts, faults };
}
