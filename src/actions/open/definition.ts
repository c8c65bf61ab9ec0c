import { z } from 'zod';

import { checked } from 'engine/schema/check.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { parameterFaults, link, parameters } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = checked(
  z.strictObject({
    link: link.describe('A key of config/links.json'),
    with: parameters.default({}).describe('Values for {…} in the address'),
  }),
  ({ link: name, with: params }, scope) => parameterFaults(scope, 'link', name, 'with', params),
);
/** The props of the action `open`, as its component gets them. */
export type OpenProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Opens an address of config/links.json outside of the app',
  props,
  example: { link: 'landing' },
});
