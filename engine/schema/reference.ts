import { z } from 'zod';

import { type Complaint, checked } from './check.ts';
import { wordOf } from './language.ts';
import type { TextKey } from './register.ts';
import type { ReferenceKind, ConfigScope, TargetKind } from './scope.ts';
import { date, readable, value } from './value.ts';

/** A name in config that refers to something. */
export function word(kind: ReferenceKind, description: string) {
  return checked(z.string().meta({ description, 'x-kind': kind }), (name, scope) => [scope.fault(kind, name)]);
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the scope has checked that it is one
const anyText = word('text', 'A key of config/locales').transform((key) => key as TextKey);
/** A key of config/locales whose text has these placeholders; the component fills them in. */
export function textWith(...names: string[]) {
  const placeholders = Object.fromEntries(names.map((name) => [name, name]));
  return checked(anyText, (key, scope) =>
    scope.argumentFaults('text', key, placeholders).map(({ message: fault, kind }) => ({ message: fault, kind })),
  );
}
/** A key of config/locales whose text has no placeholders. */
export const text = textWith();
/** The path of a screen in config/screens. */
export const route = word('route', 'The path of a screen in config/screens');
/** The path of a screen opened without parameters. */
export const routeWithoutParameters = checked(route, (path, scope) => parameterFaults(scope, 'route', path, '', {}));
/** A search parameter of the screen. */
export const searchName = word('search', 'A search parameter of this screen');
/** A word that a search parameter may have; what holds it names the parameter. */
export const searchWord = z.string().meta({ description: 'The word of the search parameter', 'x-kind': 'searchWord' });
/** A name under `data` of the current file. */
export const dataName = word('data', 'A name under data');
/** A key of config/links.json. */
export const link = word('link', 'A key of config/links.json');
/** An operationId of openapi.yaml. */
export const operation = word('operation', 'An operationId of openapi.yaml');
/** A view: fields computed from the answers of several operations. */
export const view = word('view', 'A view: fields computed from several operations');
/** A picture of public/pictures; the component gets its address. */
export const picture = word('picture', 'A file of public/pictures').transform((name) => `/pictures/${name}`);
/** A flag that the device stores permanently. */
export const flag = wordOf('flag').describe('What the device remembers');

/** Named parameters, each a literal or a reference. */
export const parameters = z.record(z.string(), value).describe('Parameters by name, each a literal or a reference');
/** Named parameters, each a literal or a reference. */
export type Parameters = z.output<typeof parameters>;

/** What is wrong with the parameters of a target, which stand under the key `group`. */
export function parameterFaults(
  scope: ConfigScope,
  kind: TargetKind,
  name: string,
  group: string,
  values: Readonly<Record<string, unknown>> = {},
): readonly Complaint[] {
  return scope.argumentFaults(kind, name, values).map(({ word: parameter, ...fault }) => ({
    ...fault,
    path: parameter === undefined ? [] : [group, parameter],
  }));
}

/** The fault of a search parameter of this screen that can never have the value; undefined if it may. */
export function searchFault(
  scope: ConfigScope,
  path: readonly PropertyKey[],
  parameter: string,
  searchValue: string,
): Complaint | undefined {
  const declared = scope.search(parameter);
  if (!declared || ('oneOf' in declared && declared.oneOf.includes(searchValue))) return undefined;
  if ('integer' in declared && /^-?\d+$/.test(searchValue)) {
    const { min, max } = declared.integer;
    if (Number(searchValue) >= min && Number(searchValue) <= max) return undefined;
  }
  return { path, message: `"${parameter}" is never "${searchValue}"` };
}

/** The format of a number. */
export const numberStyle = wordOf('numberStyle').describe('The format of the number');

/** A text, or a text with values for its placeholders; a number has a style. */
export const message = z
  .union([
    text,
    checked(
      z.strictObject({
        text: anyText,
        with: z
          .record(
            z.string(),
            z.union([
              readable,
              z.strictObject({
                value,
                style: numberStyle,
                unit: z.string().optional().describe('What the text says it is of, such as USDT'),
              }),
              z.strictObject({ value: date, style: z.literal('date') }),
            ]),
          )
          .describe('What each placeholder of the text stands for; a number or a date needs a style'),
      }),
      (filled, scope) => parameterFaults(scope, 'text', filled.text, 'with', filled.with),
    ),
  ])
  .describe('A key of config/locales, or one with values for its placeholders');
/** Such a text, read from config. */
export type Message = z.output<typeof message>;
