import { checked } from 'engine/schema/check.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';
import { formName } from 'engine/schema/imported.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { parameterFaults, parameters } from 'engine/schema/reference.ts';
import { z } from 'zod';

const props = checked(
  z.strictObject({ form: formName, with: parameters.default({}) }),
  ({ form, with: values }, scope) => parameterFaults(scope, 'form', form.name, 'with', values),
);
export type FormProps = PropsOf<typeof props>;

export default defineKind({ description: 'A form of config/forms', props, example: { form: 'lend' } });
