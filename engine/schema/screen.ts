import { z } from 'zod';

import type { Parameter } from '../runtime/parameter.ts';
import { productLanguage, wordOf } from './language.ts';
import { button } from './button.ts';
import { recordOf } from '../record.ts';
import { type Complaint, checked } from './check.ts';
import { condition } from './condition.ts';
import { action, icon, placedBlock } from './imported.ts';
import {
  flag,
  operation,
  parameterFaults,
  parameters,
  routeWithoutParameters,
  route,
  searchFault,
  searchName,
  searchWord,
  text,
  textWith,
  view,
} from './reference.ts';

const alias = z
  .string()
  .regex(/^[a-zA-Z]+$/)
  .optional()
  .describe('Another name by which an address may give it; its own name goes first');

/** A whole number in an address is read with nine digits at most. */
const number = z.int().min(-999_999_999).max(999_999_999);

/** A parameter that is an entry of a catalogue, of those that the product's properties say. */
const catalogueParameter: z.ZodType<Extract<Parameter, { from: unknown }>> = z.lazy(() =>
  z.strictObject({
    from: z.enum([...productLanguage().catalogues]).describe('The catalogue of config that holds its entries'),
    ...productLanguage().offer(),
    default: z.string().describe('The key of the entry it has where none is given'),
    remembered: wordOf('remembered')
      .optional()
      .describe('Where none is given, the entry that the tab remembers goes before the default'),
    alias,
  }),
);

const length = z.strictObject({ maxLength: z.int().min(1).max(200).describe('Its most characters, up to 200') });

/** A parameter of a screen, form or list: one of a few words, an entry of a catalogue, a whole number, free or typed text, or a day. */
export const parameter: z.ZodType<Parameter> = z.union([
  z.strictObject({
    oneOf: z.array(z.string()).min(1).describe('The words it may have'),
    default: z.string().describe('The word it has where none is given'),
    alias,
  }),
  catalogueParameter,
  z.strictObject({
    integer: z
      .strictObject({ min: number.describe('The least, inclusive'), max: number.describe('The most, inclusive') })
      .describe('A whole number between two bounds'),
    default: number.describe('The number it has where none is given'),
  }),
  z.strictObject({
    text: length.describe('Free text, such as the number of an entry'),
    default: z.literal('').describe('Empty: no text'),
  }),
  z.strictObject({
    typed: length.describe('What a person types to search: the page keeps it, and no address has it'),
    default: z.literal('').describe('Empty: no text'),
  }),
  z
    .strictObject({ date: z.literal(true), default: z.literal('').describe('Empty: no day') })
    .describe('A day; $….start is its first moment and $….end that of the next day'),
]);

const refreshEvery = z
  .int()
  .min(5000)
  .max(3_600_000)
  .optional()
  .describe('How often it is requested again while the screen shows, ms');

const failed = z
  .strictObject({
    answer: textWith('message').describe("The server answered with an error; {{message}} is the server's"),
    network: text.describe('There was no answer'),
  })
  .optional()
  .describe('What is said when it could not be loaded');

/** The data source of a screen, form or list: an operation of the contract, or a view over several. */
const dataSource = z.union([
  z.strictObject({
    operation,
    with: parameters.optional(),
    first: z.boolean().optional().describe("Only the first entry of the answer's result list"),
    refreshEvery: refreshEvery,
    when: condition.optional(),
    failed,
  }),
  z.strictObject({ view, with: parameters.optional(), when: condition.optional(), refreshEvery, failed }),
]);
/** The same, read from config. */
export type DataSource = z.output<typeof dataSource>;

/** Data sources by their reference name. */
export const data = z
  .record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), dataSource)
  .describe('What is requested from the API, by the name that references use: $name.…');

/** A small round button in the header of a screen. */
const headerAction = z.strictObject({
  icon,
  label: text,
  action,
  when: condition.optional(),
});

/** A search parameter whose value has its own crumb, and the label of each value. */
const crumb = checked(
  z.strictObject({
    parameter: searchName,
    labels: z.record(z.string(), text).describe('The crumb of each value of the parameter'),
  }),
  ({ parameter: name, labels }, scope) => {
    const declared = scope.search(name);
    const words = declared && 'oneOf' in declared ? declared.oneOf : [];
    const missing = words.filter((word) => !(word in labels));
    return [
      ...Object.keys(labels).map((word) => searchFault(scope, ['labels', word], name, word)),
      missing.length > 0 ? { path: ['labels'], message: `needs a label for ${missing.join(', ')}` } : undefined,
    ];
  },
);

/** Where Back leads if not to the parent screen; search parameters shared by both screens are passed along. */
const back = checked(
  z.strictObject({
    to: route,
    search: z
      .record(z.string(), z.string())
      .default({})
      .describe('Search parameters to give to that screen; none if left out'),
    while: z
      .strictObject({ parameter: searchName, is: searchWord.describe('That word') })
      .optional()
      .describe('Only while a search parameter of this screen is a certain word'),
    isForNone: z
      .boolean()
      .optional()
      .describe('Only where one came from no screen of the app; else Back leads to where one came from'),
  }),
  ({ to, search, while: only }, scope) => [
    ...parameterFaults(scope, 'route', to, 'search', search),
    only && searchFault(scope, ['while', 'is'], only.parameter, only.is),
  ],
);

/**
 * The faults of columns without a counterpart: blocks of the first column are consecutive, directly followed by those of the
 * second; more of the first may follow these.
 */
function columnFaults(columns: readonly unknown[]): readonly (Complaint | undefined)[] {
  return columns.map((column, index) => {
    const [before, after] = [columns[index - 1], columns.slice(index).find((other) => other !== column)];
    const isAlone =
      column === 'second' ? before === undefined : column === 'first' && ![before, after].includes('second');
    if (!isAlone || before === column) return undefined;
    const message =
      column === 'first' ? 'no block of the second column follows' : 'no block of the first column stands before it';
    return { path: [index, 'column'], message };
  });
}

/** One screen: its path is the path of its file. */
export const screen = z.strictObject({
  $schema: z.string().optional(),
  title: text.describe('The title of the page and its crumb'),
  search: z
    .record(z.string().regex(/^[a-zA-Z]+$/), parameter)
    .default({})
    .describe('The parameters of its address; none if left out'),
  crumb: crumb.optional(),
  back: back.optional(),
  layout: z
    .enum(['column', 'wide', 'full'])
    .default('column')
    .describe('`full` is the whole window, without header and sections; its block brings the heading'),
  once: z
    .strictObject({ flag, then: routeWithoutParameters })
    .optional()
    .describe('Redirects to `then` once the flag is stored on the device'),
  access: z
    .strictObject({
      session: z.boolean().default(true).describe('Whether the screen waits for a session'),
      allowed: wordOf('allowList')
        .optional()
        .describe('Only for users of this list of the environment; for all if left out'),
    })
    .default({ session: true }),
  data: data.default({}),
  actions: z.array(headerAction).default([]).describe('Small round buttons in its header; none if left out'),
  closed: z.array(button).default([]).describe('What is offered to a user whom `access` does not let in'),
  blocks: checked(z.array(placedBlock).min(1), (blocks) =>
    columnFaults(blocks.map(({ written }) => recordOf(written)['column'])),
  ).describe('The parts of the screen, from top to bottom'),
});

/** A legacy address that redirects to a screen. */
export const redirect = z.strictObject({
  $schema: z.string().optional(),
  redirect: route,
});
