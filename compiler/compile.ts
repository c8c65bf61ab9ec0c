import { join } from 'node:path';

import { compileFiles } from 'engine/compiler/check/compile-files.ts';
import type { Usage } from 'engine/compiler/check/scope.ts';
import { type Project, type Surroundings, readSurroundings } from './project.ts';
import { checkFiles, checkUnusedParts } from 'engine/compiler/read/file-kind.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { readShared } from './read/shared.ts';
import { withCauses } from './report/causes.ts';
import { type Fault, inOrder } from 'engine/compiler/report/faults.ts';
import { foldFaults } from './report/fold-faults.ts';
import { ruleFaults } from './rules/index.ts';
import { checkWords } from './texts/check-words.ts';
import { checkWriting } from 'engine/compiler/texts/check-writing.ts';
import { checkLocales, checkUnused } from 'engine/compiler/texts/locales.ts';
import { textsOfSource } from './texts/source-texts.ts';

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
  const { sourceTexts } = surroundings;

  // 1. Read what the files share: plain values, texts, and the names that a file may use.
  const { languages, directions, locales, glossary, catalogue, values, ...shared } = readShared(config, surroundings);
  const faults: Fault[] = [...surroundings.ownFaults, ...shared.faults];

  // 2. Check each file by itself: its place, its writing, its words.
  faults.push(...checkFiles(config, languages), ...config.names.flatMap((name) => checkWriting(config.file(name))));
  faults.push(...checkLocales(locales), ...checkWords(locales, glossary, directions));

  // 3. Compile lists, forms, screens and the navigation: each against its schema, with the names that it may use.
  const usage: Usage = { texts: textsOfSource(sourceTexts, catalogue.texts.keys()), isComplete: true };
  const { checked, ...compiled } = compileFiles(config, catalogue, usage);
  faults.push(...compiled.faults);

  // 4. Compare the files with each other: money, figures, ways, words.
  if (!hasExamples)
    faults.push(...ruleFaults({ config, catalogue, files: checked, locales, glossary, sourceTexts }, faults));

  // 5. Find what nothing uses. With a fault that is unknown: what it concerns may be meant to use it.
  if (usage.isComplete && faults.every(({ isWarning }) => isWarning === true))
    faults.push(...checkUnused(locales, usage.texts), ...checkUnusedParts(config));

  // 6. Report each cause once, where the change belongs.
  const isWarning = (fault: Fault): boolean => fault.isWarning === true;
  const causes = inOrder(withCauses(inOrder(faults.filter((fault) => !isWarning(fault))), config));
  return {
    ...surroundings,
    ...compiled,
    config,
    ...values,
    locales: locales.texts,
    faults: foldFaults(causes, config, (text) => textsOfSource(sourceTexts, [text]).size > 0),
    warnings: inOrder(faults.filter(isWarning)),
  };
}
