import type { Fault } from 'engine/compiler/report/faults.ts';
import { withoutForm } from 'engine/compiler/texts/plural-forms.ts';
import type { CheckedFolder } from './rule.ts';
import { wordsOfText } from './texts.ts';

/** A text with fewer words and a placeholder says too little by itself to be translated. */
const fewWords = 4;

/** Short texts with a placeholder have a description under `descriptions` of config/glossary.json. */
export function descriptionFaults({ locales, glossary }: CheckedFolder): readonly Fault[] {
  const [file, texts] = [locales.files.get('en'), locales.texts.get('en')];
  const described = new Set(glossary.descriptions?.map(({ key }) => key));
  // A description of no text is a fault by itself; it may be that of the text which lacks one.
  const isSound = [...described].every((key) => texts?.has(key) === true || texts?.has(`${key}_other`) === true);
  if (!file || !texts || !glossary.descriptions || !isSound) return [];
  return [...texts].flatMap(([key, text]) => {
    // Of a text with plural forms the form `_other` speaks for all.
    const bare = key.endsWith('_other') ? withoutForm(key) : key;
    const isShort = text.includes('{{') && wordsOfText(text).length < fewWords;
    if (!isShort || described.has(bare) || key.endsWith('_one')) return [];
    return [file.fault([key], shortMessage(bare))];
  });
}

function shortMessage(key: string): string {
  return `has fewer than ${fewWords} words and a placeholder: say where it stands and what fills it, for "${key}" under "descriptions" of config/glossary.json`;
}
