import { useState } from 'react';

import { isCodeMissing } from '../engine/missing-code.ts';
import type { FormModule } from '../engine/screen-model.ts';
import { keep, kept } from '../values/kept.ts';
import { userId } from './user.ts';

/** What is typed into a form, by field. */
export type Draft = Readonly<Record<string, string>>;

/** Whether something else was typed than what the fields held at first. */
export function isDifferent(draft: Draft, start: Draft): boolean {
  return Object.keys(draft).some((name) => (draft[name] ?? '') !== (start[name] ?? ''));
}

/** What is typed, each field as it reads once it is left, also where Enter came before that. */
export function readDraft(form: Pick<FormModule, 'fields'>, draft: Draft): Draft {
  const pairs = Object.entries(draft).map(([name, text]) => [name, form.fields[name]?.kind.read?.(text) ?? text]);
  return Object.fromEntries(pairs);
}

/** What was typed, and how far the user came. */
export interface Progress {
  readonly draft: Draft;
  readonly step: number;
}

type Kept = Progress & { readonly parameters: string };

const drafts = new Map<string, Kept>(keptBefore());

// Where code is missing, loading the page anew is what helps: what is typed goes along.
window.addEventListener('pagehide', () => {
  if (isCodeMissing()) keep('tab', 'drafts', JSON.stringify({ user: userId(), forms: [...drafts] }));
});

/** What the page before left when it was loaded anew for want of code, if it was of the same user; read once. */
function keptBefore(): [string, Kept][] {
  const text = kept('tab', 'drafts');
  keep('tab', 'drafts', undefined);
  if (text === undefined) return [];
  const { user, forms }: { user?: string; forms: [string, Kept][] } = JSON.parse(text);
  return user !== undefined && user === userId() ? forms : [];
}

/**
 * What was typed into a form and its step, kept while the app runs, so that leaving the screen loses nothing. With other
 * parameters, such as another token, what is typed stays and the form is back at its first step. A form without a name
 * keeps nothing. `clear` begins anew at once after what was sent, and leaves alone what was typed elsewhere meanwhile, such
 * as for another token; `forget` begins anew the next time the form is opened.
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
    setProgress({ draft: start, step: 0 });
  };
  return { progress, keep: keepProgress, clear, forget };
}
