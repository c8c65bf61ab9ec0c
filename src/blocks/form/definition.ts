import { z } from 'zod';

import type { Picks } from '../../engine/picks.ts';
import { checked } from 'engine/schema/check.ts';
import { formName } from 'engine/schema/imported.ts';
import { parameterFaults, parameters } from 'engine/schema/reference.ts';
import { defineKind } from 'engine/schema/kind.ts';
import type { ConfigScope } from 'engine/schema/scope.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

/** The form's parameters that come from the address, by their names. */
function picksOf(params: Readonly<Record<string, unknown>>, scope: ConfigScope): Picks {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]): [string, Picks[string]][] => {
      const search = /^\$search\.(\w+)$/.exec(String(value))?.[1];
      const declared = search === undefined ? undefined : scope.search(search);
      if (search === undefined || !declared || !('from' in declared)) return [];
      return [[name, { search, offer: { openFor: declared.openFor, except: declared.except } }]];
    }),
  );
}

const props = checked(
  z.strictObject({ form: formName, with: parameters.default({}) }),
  ({ form, with: params }, scope) => parameterFaults(scope, 'form', form.name, 'with', params),
);
/** The props of the block `form`, as its component gets them. */
export type FormProps = PropsOf<typeof props> & { readonly picks: Picks };

export default defineKind({
  description: 'A form of config/forms',
  props,
  derived: ({ with: params }, scope) => ({ picks: picksOf(params, scope) }),
  example: { form: 'withdraw', with: { currency: 'xaut' } },
});
