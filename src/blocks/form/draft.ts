import { useState } from 'react';

/** What is typed into a form, by field. */
export type Draft = Readonly<Record<string, string>>;

/** What was typed, and how far the user came. */
export interface Progress {
  readonly draft: Draft;
  readonly step: number;
}

const kept = new Map<string, Progress>();

/** What was typed into a form and its step, kept while the app runs, so that leaving the screen loses nothing. */
export function useDraft(name: string, start: Draft): readonly [Progress, (next: Progress) => void, () => void] {
  const [progress, setProgress] = useState<Progress>(() => ({ draft: { ...start, ...kept.get(name)?.draft }, step: kept.get(name)?.step ?? 0 }));
  const keep = (next: Progress): void => {
    kept.set(name, next);
    setProgress(next);
  };
  const clear = (): void => {
    kept.delete(name);
    setProgress({ draft: start, step: 0 });
  };
  return [progress, keep, clear];
}
