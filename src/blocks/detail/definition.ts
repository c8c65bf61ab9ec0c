import { z } from 'zod';

import { checked } from 'engine/schema/check.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { parameterFaults, parameters, route, searchName } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = checked(
  z.strictObject({
    screen: route.describe('The screen whose blocks stand here'),
    with: parameters.default({}).describe('Its search parameters'),
    parameter: searchName.describe('The search parameter of this screen that picks the entry; empty for none'),
  }),
  ({ screen, with: params }, scope) => parameterFaults(scope, 'route', screen, 'with', params),
);
/** The props of the block `detail`, as its component gets them. */
export type DetailProps = PropsOf<typeof props>;

export default defineKind({
  description:
    'What another screen shows of an entry, beside the list; where there is no room for both, that screen itself',
  props,
  example: {
    screen: '/wallet/get/history/info',
    with: { currency: '$search.currency', id: '$search.id' },
    parameter: 'id',
  },
  stage: {
    search: { currency: { from: 'tokens', default: 'xaut' }, id: { text: { maxLength: 64 }, default: '' } },
  },
});
