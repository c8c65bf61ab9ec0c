import { z } from 'zod';

import type { Picks } from '../../engine/picks.ts';
import { formName } from '../../engine/definition/imported.ts';
import { checkParameters, parameters } from '../../engine/definition/reference.ts';
import { defineKind } from '../../engine/definition/kind.ts';
import { scope } from '../../engine/definition/scope.ts';
import type { PropsOf } from '../../engine/definition/import-mark.ts';

/** The form's parameters that come from the address, by their names. */
function picksOf(given: Readonly<Record<string, unknown>>): Picks {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, Picks[string]][] => {
      const search = /^\$search\.(\w+)$/.exec(String(value))?.[1];
      const declared = search === undefined ? undefined : scope().search(search);
      if (search === undefined || !declared || !('from' in declared)) return [];
      return [[name, { search, offer: { openFor: declared.openFor, except: declared.except } }]];
    }),
  );
}

const props = z
  .strictObject({ form: formName, with: parameters.default({}) })
  .superRefine((given, context) => checkParameters(context, 'form', given.form.name, 'with', given.with))
  .transform((given) => ({ ...given, picks: picksOf(given.with) }));
/** The props of the block `form`, as its component gets them. */
export type FormProps = PropsOf<typeof props>;

export default defineKind({
  description: 'A form of config/forms',
  props,
  example: { form: 'withdraw', with: { currency: 'xaut' } },
});
