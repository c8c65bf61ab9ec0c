import type { JSONPath } from 'jsonc-parser';

import type { Checker } from './checker.ts';
import type { Drafts } from './drafts.ts';
import { editedFile } from './edit-file.ts';
import { type Problem, problemOf } from './files.ts';
import { usesOf } from './references.ts';
import { filesWithTexts, textIn } from './write-texts.ts';

/** What is read to find out what would break. */
interface Sources {
  readonly root: string;
  readonly drafts: Drafts;
  readonly checker: Checker;
}

/**
 * The problems that config/ would have without a file or what is at a place of it, besides those of the places that name
 * it: what no longer fits together, such as a screen that no way leads to. A text is removed in all languages.
 */
export async function brokenWithout(
  { root, drafts, checker }: Sources,
  name: string,
  path: JSONPath,
): Promise<Problem[]> {
  const { config } = checker.project;
  const places = new Set(usesOf(root, config, name, path).map(({ file, at }) => `${file} ${at}`));
  return checker
    .faultsWith(await textsWithout(drafts, config.namesOf('locales'), name, path))
    .map(problemOf)
    .filter(({ file, pointer }) => !places.has(`${file} ${pointer}`));
}

async function textsWithout(
  drafts: Drafts,
  languages: readonly string[],
  name: string,
  path: JSONPath,
): Promise<ReadonlyMap<string, string | undefined>> {
  const text = drafts.text(name);
  if (path.length === 0 || text === undefined) return new Map([[name, undefined]]);
  if (!name.startsWith('locales/'))
    return new Map([[name, await editedFile(name, text, [{ op: 'remove', path }], drafts.baseText(name))]]);
  const texts = textIn(drafts, languages, String(path[0])).flatMap(({ language, texts: forms }) =>
    forms.filter((form) => form.text !== '').map(({ key, text: before }) => ({ language, key, before, text: '' })),
  );
  return filesWithTexts(drafts, texts);
}
