import type { Problem } from '../answers.ts';
import { pathOf } from '../form/editor-context.ts';
import { firstNumber } from '../form/item-names.ts';
import { wordsOf } from '../../../compiler/changes/plain-words.ts';

/** The place of a problem in words, such as `limits › Wallet › Token`. */
export function placeOfProblem({ file, pointer }: Pick<Problem, 'file' | 'pointer'>): string {
  const parts = pathOf(pointer);
  const path = parts.map((part) =>
    typeof part === 'number' ? String(part + firstNumber(file, parts)) : wordsOf(part),
  );
  return [file, ...(file.startsWith('locales/') ? [pointer.slice(1)] : path)].filter((part) => part !== '').join(' › ');
}

/** What a problem is, with the nearest valid word. */
export function problemWords({ message, nearest }: Problem): string {
  // The form calls it the kind.
  const [, kinds] = /^missing "(?:block|cell|field|action)": one of (.*)$/.exec(message) ?? [];
  if (kinds !== undefined) return `the kind is missing: choose ${kinds.replace(/, ([^,]*)$/, ' or $1')}`;
  return nearest === undefined ? message : `${message} — did you mean “${nearest}”?`;
}
