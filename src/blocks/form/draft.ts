import { useState } from 'react';

/** What is typed into a form, by field. */
export type Draft = Readonly<Record<string, string>>;

const drafts = new Map<string, Draft>();

/** What was typed into a form, kept while the app runs, so that leaving the screen loses nothing. */
export function useDraft(name: string, start: Draft): readonly [Draft, (next: Draft) => void, () => void] {
  const [draft, setDraft] = useState<Draft>(() => ({ ...start, ...drafts.get(name) }));
  const keep = (next: Draft): void => {
    drafts.set(name, next);
    setDraft(next);
  };
  const clear = (): void => {
    drafts.delete(name);
    setDraft(start);
  };
  return [draft, keep, clear];
}
