import { checked } from 'engine/schema/check.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';
import { listName } from 'engine/schema/imported.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { parameterFaults, parameters, searchName, text } from 'engine/schema/reference.ts';
import { z } from 'zod';

const filter = z.strictObject({ parameter: searchName, labels: z.record(z.string(), text) });
const props = checked(
  z.strictObject({ list: listName, with: parameters.default({}), filter: filter.optional() }),
  ({ list, with: values }, scope) => parameterFaults(scope, 'list', list.name, 'with', values),
);
export type ListProps = PropsOf<typeof props>;

export default defineKind({ description: 'A list of config/lists', props, example: { list: 'books' } });
