import { useState } from 'react';

/** What is typed into a form, by field. */
export type Draft = Readonly<Record<string, string>>;

/** Whether something else was typed than what the fields held at first. */
export function isDifferent(draft: Draft, start: Draft): boolean {
  return Object.keys(draft).some((name) => (draft[name] ?? '') !== (start[name] ?? ''));
}

/** What was typed, and how far the user came. */
export interface Progress {
  readonly draft: Draft;
  readonly step: number;
}

const kept = new Map<string, Progress & { readonly parameters: string }>();

/**
 * What was typed into a form and its step, kept while the app runs, so that leaving the screen loses nothing. With other
 * parameters, such as another token, what is typed stays and the form is back at its first step. A form without a name
 * keeps nothing.
 */
export function useDraft(
  name: string | undefined,
  parameters: string,
  start: Draft,
): readonly [Progress, (next: Progress) => void, () => void] {
  const [progress, setProgress] = useState<Progress>(() => {
    const known = name === undefined ? undefined : kept.get(name);
    return { draft: { ...start, ...known?.draft }, step: known?.parameters === parameters ? known.step : 0 };
  });
  const keep = (next: Progress): void => {
    if (name !== undefined) kept.set(name, { ...next, parameters });
    setProgress(next);
  };
  const clear = (): void => {
    if (name !== undefined) kept.delete(name);
    setProgress({ draft: start, step: 0 });
  };
  return [progress, keep, clear];
}
