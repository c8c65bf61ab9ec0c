import { useLayoutEffect, useRef } from 'react';

import type { ExtraValues } from '../engine/field.ts';
import type { FormModule } from '../engine/screen-model.ts';
import type { Draft } from './draft.ts';

/**
 * Values that come with the text of one field for other fields of the step, such as the memo in a scanned code. `setExtraValues`
 * stores them, and `withExtraValues` puts them into the next form data. A code without a memo clears the memo of the
 * previous code, but not a typed one. Of the data with one field `changed`, only this field is taken: rjsf may not have the
 * memo yet when the user types on.
 */
export function useExtraValues(
  form: FormModule,
  draft: Draft,
): {
  readonly setExtraValues: (given: ExtraValues) => void;
  readonly withExtraValues: (data: Draft, changed: string | undefined, names: readonly string[]) => Draft;
} {
  const extra = useRef<ExtraValues>(undefined);
  const before = useRef<Draft>({});
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);
  const setExtraValues = (given: ExtraValues): void => {
    extra.current = given;
  };
  const withExtraValues = (all: Draft, changed: string | undefined, names: readonly string[]): Draft => {
    const data = changed === undefined ? all : { ...latest.current, [changed]: all[changed] ?? '' };
    latest.current = { ...data, ...taken(data, names) };
    return latest.current;
  };
  const taken = (data: Draft, names: readonly string[]): Draft => {
    const given = extra.current;
    extra.current = undefined;
    if (given === undefined) return {};
    const parts = names.flatMap((name) => {
      const node = form.fields[name];
      const part = node?.kind.takes?.(node.props);
      const isKept = part === undefined || (given[part] === '' && data[name] !== before.current[name]);
      return isKept ? [] : [[name, given[part]] as const];
    });
    before.current = Object.fromEntries(parts);
    return before.current;
  };
  return { setExtraValues, withExtraValues };
}
