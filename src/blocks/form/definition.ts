import { z } from 'zod';

import { formName, nameOf } from '../../engine/definition/imported.ts';
import { checkGiven, parameters } from '../../engine/definition/reference.ts';
import { defineKind } from '../../engine/definition/kind.ts';

const props = z
  .strictObject({ form: formName, with: parameters.default({}) })
  .superRefine((given, context) => checkGiven(context, 'form', nameOf(given.form), 'with', given.with));
/** The props of the block `form`, as its component gets them. */
export type FormProps = z.output<typeof props>;

export default defineKind({
  description: 'A form of config/forms',
  props,
  example: { form: 'withdraw', with: { currency: 'xaut' } },
});
