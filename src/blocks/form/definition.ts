import { z } from 'zod';

import { formName, parameters } from '../../engine/definition/reference.ts';
import { defineKind } from '../../engine/definition/kind.ts';

const props = z.strictObject({ form: formName, with: parameters.default({}) });
export type FormProps = z.output<typeof props>;

export default defineKind({
  description: 'A form of config/forms',
  props,
  component: () => import('./Form.tsx'),
  example: { form: 'withdraw', with: { currency: 'xaut' } },
});
