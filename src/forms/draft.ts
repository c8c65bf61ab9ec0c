import { useState } from 'react';

import type { FormModule } from 'engine/runtime/screen-model.ts';
import { draftOf, keepDraft } from './stored-drafts.ts';

/** The typed texts of a form, by field. */
export type Draft = Readonly<Record<string, string>>;

/** Whether a draft differs from the initial one. */
export function isDifferent(draft: Draft, start: Draft): boolean {
  return Object.keys(draft).some((name) => (draft[name] ?? '') !== (start[name] ?? ''));
}

/** The fields of a form as they were typed; what was stored may be of another build. */
function filled(start: Draft, typed: Draft = {}): Draft {
  return Object.fromEntries(Object.entries(start).map(([name, text]) => [name, typed[name] ?? text]));
}

/** The draft with every field in canonical form, as after blur. */
export function readDraft(form: Pick<FormModule, 'fields'>, draft: Draft): Draft {
  const pairs = Object.entries(draft).map(([name, text]) => [name, form.fields[name]?.kind.read?.(text) ?? text]);
  return Object.fromEntries(pairs);
}

/** The typed texts and the current step. */
export interface Progress {
  readonly draft: Draft;
  readonly step: number;
}

/**
 * The draft and step of a form, kept while the app runs and after a reload, so that leaving the screen loses nothing.
 * With other parameters, such as another token, the draft stays and the form returns to its first step. Nothing is kept
 * unless `isKept`. `clear` resets the form after a submission, but
 * keeps a draft typed meanwhile, such as for another token; `forget` resets the form the next time it is opened.
 */
export function useDraft(
  { name, steps }: Pick<FormModule, 'name' | 'steps'>,
  parameters: string,
  start: Draft,
  isKept: boolean,
): {
  readonly progress: Progress;
  readonly keep: (next: Progress) => void;
  readonly clear: (sent: Draft) => void;
  readonly forget: () => void;
} {
  const known = (): ReturnType<typeof draftOf> => (isKept ? draftOf(name) : undefined);
  const [progress, setProgress] = useState<Progress>(() => {
    const { draft, step = 0, parameters: former } = known() ?? {};
    // Another build may have fewer steps.
    return { draft: filled(start, draft), step: former === parameters && steps[step] ? step : 0 };
  });
  const keepProgress = (next: Progress): void => {
    if (isKept) keepDraft(name, { ...next, parameters });
    setProgress(next);
  };
  const forget = (): void => {
    if (isKept) keepDraft(name, undefined);
  };
  const clear = (sent: Draft): void => {
    const typed = known();
    if (typed?.parameters === parameters || (typed && !isDifferent(typed.draft, sent))) forget();
    setProgress({ draft: filled(start, known()?.draft), step: 0 });
  };
  return { progress, keep: keepProgress, clear, forget };
}
