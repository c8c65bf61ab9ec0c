import { wordsOfText } from '../../compiler/rules/texts.ts';
import { Refused } from './config-name.ts';
import type { Drafts } from './drafts.ts';
import { editedFile } from './edit-file.ts';
import { textsOfFile } from './texts.ts';
import { recordOf } from 'engine/record.ts';

const name = 'glossary';

/** The glossary with the words of some texts as what they are in English, too, by the languages that write them so. */
export async function glossaryWithSame(
  drafts: Drafts,
  texts: readonly { readonly language: string; readonly key: string }[],
): Promise<Map<string, string>> {
  const file = drafts.text(name);
  if (file === undefined) throw new Refused(404, 'There is no such file.', [name]);
  const { asInEnglish }: { asInEnglish?: unknown } = recordOf(JSON.parse(file));
  const edits = [...Map.groupBy(texts, ({ language }) => language)].map(([language, keys]) => {
    const written = textsOfFile(drafts.text(`locales/${language}`));
    const known = Object.values(recordOf(recordOf(asInEnglish)[language])).map(String);
    const isKnown = (word: string): boolean => known.some((one) => one.toLowerCase() === word.toLowerCase());
    const words = keys.flatMap(({ key }) => wordsOfText(written[key] ?? '')).filter((word) => !isKnown(word));
    const all = [...known, ...new Set(words)].toSorted();
    return { op: 'set' as const, path: ['asInEnglish', language], value: all };
  });
  return new Map([[name, await editedFile(name, file, edits, drafts.baseText(name))]]);
}
