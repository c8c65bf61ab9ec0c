import { z } from 'zod';

import { recordOf } from '../record.ts';
import { checked, slotSchema } from './check.ts';
import { ImportMark, type PropsOf, SlotMark } from './import-mark.ts';
import { operation, parameterFaults, parameters, word } from './reference.ts';
import type { SlotName } from './scope.ts';

/** An outline icon of Tabler, by its name. */
export const icon = word('icon', 'An outline icon of tabler.io/icons, by its name').transform(
  (name) => new ImportMark('icon', name),
);

/** A list of config/lists, imported with the screen. */
export const listName = word('list', 'A list of config/lists').transform((name) => new ImportMark('list', name));
/** A list of config/lists, loaded when it shows. */
export const lateListName = word('list', 'A list of config/lists').transform(
  (name) => new ImportMark('lateList', name),
);
/** A form of config/forms, loaded when it shows. */
export const formName = word('form', 'A form of config/forms').transform((name) => new ImportMark('form', name));

const slotDescriptions: Readonly<Record<SlotName, string>> = {
  block: 'A block: a part of a screen, such as a list',
  cell: 'A cell: a value that is only shown, such as a number',
  field: 'A field: an input of a form',
  action: 'An action: what a tap does',
};

/** A slot that accepts any of its kinds, selected by the property named after the slot: `{"cell": "number", …}`. */
function slot<Name extends SlotName>(name: Name, isPlaced = false) {
  return slotSchema(name, isPlaced)
    .meta({ 'x-slot': name, description: slotDescriptions[name] })
    .transform((written) => new SlotMark(name, String(recordOf(written)[name]), recordOf(written)));
}

/** A read-only value. */
export const cell = slot('cell');
/** A block, the building unit of a screen. */
export const block = slot('block');
/** A block of a screen, which may stand in one of two columns. */
export const placedBlock = slot('block', true);
/** What happens on a tap. */
export const action = slot('action');
/** An input; its kind defines the typing, its props the limits. */
export const field = slot('field');

/** A POST sent directly by a field or button, with path parameters only. */
export const call = checked(
  z.strictObject({ operation, path: parameters.default({}) }),
  ({ operation: name, path }, scope) => parameterFaults(scope, 'call', name, 'path', path),
).transform(({ operation: name, path }) => ({ operation: name, path, post: new ImportMark('operation', name) }));
/** Such a POST, compiled. */
export type Call = PropsOf<typeof call>;
