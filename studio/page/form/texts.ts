import type { Choices } from '../answers.ts';

/** The texts to choose from: by their English words, then their key. */
export function textOptions({ texts }: Pick<Choices, 'texts'>): { value: string; label: string }[] {
  return Object.entries(texts)
    .filter(([key]) => key !== '$schema')
    .map(([key, text]) => ({ value: key, label: `${text} — ${key}` }));
}
