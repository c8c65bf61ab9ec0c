import { useState } from 'react';

import { isCodeMissing } from '../engine/missing-code.ts';
import type { FormModule } from '../engine/screen-model.ts';
import { writeStored, readStored } from '../values/stored.ts';
import { userId } from './user.ts';

/** The typed texts of a form, by field. */
export type Draft = Readonly<Record<string, string>>;

/** Whether a draft differs from the initial one. */
export function isDifferent(draft: Draft, start: Draft): boolean {
  return Object.keys(draft).some((name) => (draft[name] ?? '') !== (start[name] ?? ''));
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

type Kept = Progress & { readonly parameters: string };

const drafts = new Map<string, Kept>(keptBefore());

// Missing code requires a reload; store the drafts for it.
window.addEventListener('pagehide', () => {
  if (isCodeMissing()) writeStored('tab', 'drafts', JSON.stringify({ user: userId(), forms: [...drafts] }));
});

/** The drafts stored before a reload for missing code, if they are of the same user; removed when read. */
function keptBefore(): [string, Kept][] {
  const text = readStored('tab', 'drafts');
  writeStored('tab', 'drafts', undefined);
  if (text === undefined) return [];
  const { user, forms }: { user?: string; forms: [string, Kept][] } = JSON.parse(text);
  return user !== undefined && user === userId() ? forms : [];
}

/**
 * The draft and step of a form, kept while the app runs, so that leaving the screen loses nothing. With other
 * parameters, such as another token, the draft stays and the form returns to its first step. Without `name` nothing is
 * kept. `clear` resets the form after a submission, but keeps a draft typed meanwhile, such as for another token;
 * `forget` resets the form the next time it is opened.
 */
export function useDraft(
  name: string | undefined,
  parameters: string,
  start: Draft,
): {
  readonly progress: Progress;
  readonly keep: (next: Progress) => void;
  readonly clear: (sent: Draft) => void;
  readonly forget: () => void;
} {
  const [progress, setProgress] = useState<Progress>(() => {
    const known = name === undefined ? undefined : drafts.get(name);
    return { draft: { ...start, ...known?.draft }, step: known?.parameters === parameters ? known.step : 0 };
  });
  const keepProgress = (next: Progress): void => {
    if (name !== undefined) drafts.set(name, { ...next, parameters });
    setProgress(next);
  };
  const forget = (): void => {
    if (name !== undefined) drafts.delete(name);
  };
  const clear = (sent: Draft): void => {
    const known = name === undefined ? undefined : drafts.get(name);
    if (known?.parameters === parameters || (known && !isDifferent(known.draft, sent))) forget();
    const left = name === undefined ? undefined : drafts.get(name);
    setProgress({ draft: { ...start, ...left?.draft }, step: 0 });
  };
  return { progress, keep: keepProgress, clear, forget };
}
