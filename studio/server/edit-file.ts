import { format } from 'oxfmt';

import { type Edit, editText } from './edit-text.ts';

/** The text of a file after some edits, laid out as the formatter does if it was before; `base` is the text on disk. */
export async function editedFile(name: string, text: string, edits: readonly Edit[], base = text): Promise<string> {
  const after = editText(text, edits, base, name.startsWith('locales/'));
  return after !== text && (await laidOut(name, text)) === text ? laidOut(name, after) : after;
}

/** A text as the formatter lays it out. */
export async function laidOut(name: string, text: string): Promise<string> {
  return (await format(`${name}.json`, text, { printWidth: 120 })).code;
}
