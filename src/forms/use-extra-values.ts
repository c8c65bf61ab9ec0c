import { useLayoutEffect, useRef } from 'react';

import type { ExtraValues } from 'engine/runtime/field.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import type { Draft } from './draft.ts';

/** The name in the draft of the text that came with a code for a field. */
const ofCode = (field: string): string => `${field} of code`;

/**
 * Values that come with the text of one field for other fields of the form, such as the memo in a scanned code.
 * `setExtraValues` stores them, and `withExtraValues` puts them into the next form data. An empty value clears the former
 * one, but not a text that was typed: the draft keeps what came with a code beside the text of the field. Of the data with
 * one field `changed`, only this field is taken: rjsf may not have the memo yet when the user types on.
 */
export function useExtraValues(
  form: FormModule,
  draft: Draft,
): {
  readonly setExtraValues: (extra: ExtraValues) => void;
  readonly withExtraValues: (data: Draft, changed: string | undefined) => Draft;
} {
  const extra = useRef<ExtraValues>(undefined);
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);
  const setExtraValues = (next: ExtraValues): void => {
    extra.current = next;
  };
  const withExtraValues = (all: Draft, changed: string | undefined): Draft => {
    const data = { ...latest.current, ...(changed === undefined ? all : { [changed]: all[changed] ?? '' }) };
    latest.current = { ...data, ...takeExtra(data) };
    return latest.current;
  };
  const takeExtra = (data: Draft): Draft => {
    const values = extra.current;
    extra.current = undefined;
    const pairs = Object.entries(form.fields).flatMap(([name, { kind, props }]) => {
      const part = kind.takes?.(props);
      if (!values || part === undefined) return [];
      const isTyped = (data[name] ?? '') !== (data[ofCode(name)] ?? '');
      const extraOfField = [ofCode(name), values[part]] as const;
      return isTyped && values[part] === '' ? [extraOfField] : [[name, values[part]] as const, extraOfField];
    });
    return Object.fromEntries(pairs);
  };
  return { setExtraValues, withExtraValues };
}
