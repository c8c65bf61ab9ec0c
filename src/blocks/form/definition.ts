import { z } from 'zod';

import type { Picks } from '../../engine/picks.ts';
import { checked } from 'engine/schema/check.ts';
import { formName } from 'engine/schema/imported.ts';
import { parameterFaults, parameters } from 'engine/schema/reference.ts';
import { defineKind } from 'engine/schema/kind.ts';
import type { Scope } from 'engine/schema/scope.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

/** The form's parameters that come from the address, by their names. */
function picksOf(given: Readonly<Record<string, unknown>>, scope: Scope): Picks {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, Picks[string]][] => {
      const search = /^\$search\.(\w+)$/.exec(String(value))?.[1];
      const declared = search === undefined ? undefined : scope.search(search);
      if (search === undefined || !declared || !('from' in declared)) return [];
      return [[name, { search, offer: { openFor: declared.openFor, except: declared.except } }]];
    }),
  );
}

const props = checked(z.strictObject({ form: formName, with: parameters.default({}) }), (given, scope) =>
  parameterFaults(scope, 'form', given.form.name, 'with', given.with),
);
/** The props of the block `form`, as its component gets them. */
export type FormProps = PropsOf<typeof props> & { readonly picks: Picks };

export default defineKind({
  description: 'A form of config/forms',
  props,
  derived: ({ with: given }, scope) => ({ picks: picksOf(given, scope) }),
  example: { form: 'withdraw', with: { currency: 'xaut' } },
});
