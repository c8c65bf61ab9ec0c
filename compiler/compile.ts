import { join } from 'node:path';

import { compileConfig } from 'engine/compiler/compile.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { type Fault, inOrder } from 'engine/compiler/report/faults.ts';
import { readGlossary } from 'engine/compiler/texts/glossary.ts';
import { type Project, type Surroundings, readSurroundings } from './project.ts';
import { withCauses } from './report/causes.ts';
import { foldFaults } from './report/fold-faults.ts';
import { ruleFaults } from './rules/index.ts';
import { checkWords } from './texts/check-words.ts';
import { textsOfSource } from './texts/source-texts.ts';
import { readValuesAndNames } from './values/values-and-names.ts';

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
  const isWarning = (fault: Fault): boolean => fault.isWarning === true;

  // 1. Read plain values, the words of the languages, and the names that a file may use.
  const { languages, directions, names, values, faults: valueFaults } = readValuesAndNames(config, surroundings);

  // 2. Compile the files, each by itself; then compare them with each other: words, money, figures, ways.
  const { faults, ...compiled } = compileConfig(
    { ...surroundings, config },
    {
      languages,
      names,
      faults: [...surroundings.contractFaults, ...valueFaults],
      textsInCode: (keys) => textsOfSource(sourceTexts, keys),
      rules: (checked, before) => {
        const keys = new Set(checked.locales.texts.get('en')?.keys());
        const { glossary, faults: ofGlossary } = readGlossary(config, languages, keys);
        const ofWords = [...ofGlossary, ...checkWords(checked.locales, glossary, directions)];
        const folder = { ...checked, config, glossary, sourceTexts };
        return hasExamples ? ofWords : [...ofWords, ...ruleFaults(folder, [...before, ...ofWords])];
      },
    },
  );

  // 3. Report each cause once, where the change belongs.
  const causes = inOrder(withCauses(inOrder(faults.filter((fault) => !isWarning(fault))), config));
  return {
    ...surroundings,
    ...compiled,
    ...values,
    faults: foldFaults(causes, config, (text) => textsOfSource(sourceTexts, [text]).size > 0),
    warnings: inOrder(faults.filter(isWarning)),
  };
}
