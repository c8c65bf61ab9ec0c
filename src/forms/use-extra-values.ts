import { useRef } from 'react';

import type { ExtraValues } from '../engine/field.ts';
import type { FormModule } from '../engine/screen-model.ts';
import type { Draft } from './draft.ts';

/**
 * Values that come with the text of one field for other fields of the step, such as the memo in a scanned code. `setExtraValues`
 * stores them, and `withExtraValues` puts them into the next form data. A code without a memo clears the memo of the
 * previous code, but not a typed one.
 */
export function useExtraValues(form: FormModule): {
  readonly setExtraValues: (given: ExtraValues) => void;
  readonly withExtraValues: (data: Draft, names: readonly string[]) => Draft;
} {
  const latest = useRef<ExtraValues>(undefined);
  const before = useRef<Draft>({});
  const setExtraValues = (given: ExtraValues): void => {
    latest.current = given;
  };
  const withExtraValues = (data: Draft, names: readonly string[]): Draft => {
    const given = latest.current;
    latest.current = undefined;
    if (given === undefined) return data;
    const taken = names.flatMap((name) => {
      const node = form.fields[name];
      const part = node?.kind.takes?.(node.props);
      const isKept = part === undefined || (given[part] === '' && data[name] !== before.current[name]);
      return isKept ? [] : [[name, given[part]] as const];
    });
    before.current = Object.fromEntries(taken);
    return { ...data, ...before.current };
  };
  return { setExtraValues, withExtraValues };
}
