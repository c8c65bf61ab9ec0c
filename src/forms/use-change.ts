import { useCallbackRef } from '@mantine/hooks';
import { useLayoutEffect, useRef } from 'react';

import type { ExtraValues } from 'engine/runtime/field.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import type { Draft } from './draft.ts';

/** Changes the text of one field; `extra` are values that come with it for other fields. */
export type Change = (name: string, text: string, extra?: ExtraValues) => void;

/** The name in the draft of the text that came with a code for a field. */
const ofCode = (field: string): string => `${field} of code`;
/** The name in the draft of what was typed there before, which is there again when the code's text goes. */
const beforeCode = (field: string): string => `${field} before code`;

/** A function that stays the same and calls `onChange` with the latest draft, in which one field is changed. */
export function useChange(form: FormModule, draft: Draft, onChange: (next: Draft) => void): Change {
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);
  return useCallbackRef((name, text, extra) => {
    latest.current = changedDraft(form, latest.current, name, text, extra);
    onChange(latest.current);
  });
}

/**
 * The draft with the text of one field changed, and the values that come with it put into other fields, such as the memo
 * in a scanned code. An empty value clears the former one, but not a text that was typed: what a code replaced is there
 * again, and the draft keeps what came with a code beside the text of the field.
 */
export function changedDraft(
  form: FormModule,
  draft: Draft,
  changed: string,
  text: string,
  extra?: ExtraValues,
): Draft {
  const data = { ...draft, [changed]: text };
  if (!extra) return data;
  const pairs = Object.entries(form.fields).flatMap(([name, { kind, props }]) => {
    const part = kind.takes?.(props);
    if (part === undefined) return [];
    const { [name]: current = '', [ofCode(name)]: fromCode = '', [beforeCode(name)]: before = '' } = data;
    const next = extra[part];
    const typed = current === fromCode ? before : current;
    return [
      [name, next === '' ? typed : next] as const,
      [ofCode(name), next] as const,
      [beforeCode(name), next === '' ? '' : typed] as const,
    ];
  });
  return { ...data, ...Object.fromEntries(pairs) };
}
