import { useRef } from 'react';

import type { Carried } from '../engine/field.ts';
import type { FormModule } from '../engine/screen-model.ts';
import type { Draft } from './draft.ts';

/**
 * Values that come with the text of one field for other fields of the step, such as the memo in a scanned code. `carry`
 * stores them, and `withCarried` puts them into the next form data. A code without a memo clears the memo of the
 * previous code, but not a typed one.
 */
export function useCarried(form: FormModule): {
  readonly carry: (given: Carried) => void;
  readonly withCarried: (data: Draft, names: readonly string[]) => Draft;
} {
  const carried = useRef<Carried>(undefined);
  const before = useRef<Draft>({});
  const carry = (given: Carried): void => {
    carried.current = given;
  };
  const withCarried = (data: Draft, names: readonly string[]): Draft => {
    const given = carried.current;
    carried.current = undefined;
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
  return { carry, withCarried };
}
