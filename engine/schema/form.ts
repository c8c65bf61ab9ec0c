import { z } from 'zod';

import { checked } from './check.ts';
import { condition } from './condition.ts';
import { action, block, cell, field } from './imported.ts';
import { dataName, message, operation, parameters, text } from './reference.ts';
import { data, parameter } from './screen.ts';
import { wordOf } from './language.ts';
import { value } from './value.ts';

/** A label and a read-only value in a review step. */
const fact = z.strictObject({ label: text, value: cell, when: condition.optional() });
const figure = fact.extend({
  isLarge: z.boolean().default(false).describe('For what matters most, such as the amount'),
});

const choice = z.strictObject({
  parameter: z
    .string()
    .describe('A parameter that is an entry of a catalogue; shown where the screen takes it from its address'),
  label: text.describe('What is chosen, as a word for users'),
  data: dataName.optional().describe('What the cells need of the data, loaded for each entry'),
  detail: z
    .array(cell)
    .default([])
    .describe('What an entry means, under its label: cells that read as if it were the one that is chosen'),
});

const fieldsStep = z.strictObject({
  fields: z.array(z.string()).min(1).describe('The names of its fields, in their order'),
  choices: z.array(choice).default([]).describe('Entries to choose in a sheet, under the first field'),
  line: z
    .array(fact.extend({ hasLabel: z.boolean().default(false).describe('For a value that does not say what it is') }))
    .default([])
    .describe('Facts in one line of small text under the first field'),
  facts: z.array(figure).default([]).describe('Shown above the fields'),
  results: z
    .array(figure)
    .default([])
    .describe('What follows from what is typed, shown below the fields as it changes'),
  submit: text.optional().describe('The button that goes on; a step that only computes has none'),
});
const showStep = z.strictObject({
  show: z.array(block).min(1).describe('Blocks that may refer to what was typed'),
});
const reviewStep = z.strictObject({
  review: z.array(figure).min(1).describe('What is sent, as labels and values'),
  note: message.optional().describe('A line under it; none if left out'),
  submit: text,
  confirm: z
    .enum(['press', 'slide'])
    .default('press')
    .describe(
      'press: a button; slide: a handle that is dragged to its end, for what cannot be undone and takes everything',
    ),
});

/** A form: its fields in steps, what is sent, and the result. */
export const form = checked(
  z.strictObject({
    $schema: z.string().optional(),
    label: text.describe('What the form is called for a screen reader'),
    parameters: z
      .record(z.string(), parameter)
      .default({})
      .describe('What the block gives to the form, as $parameter.…; nothing if left out'),
    data: data.default({}),
    fields: z
      .record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), field)
      .describe('Its inputs by name; $form.… is what was typed'),
    steps: z
      .array(z.union([fieldsStep, reviewStep, showStep]))
      .min(1)
      .describe('The pages of the form, in their order: fields, blocks that only show, or a review'),
    watch: z
      .strictObject({
        value,
        data: dataName.describe('The data that is loaded again before sending'),
        changed: message,
      })
      .optional()
      .describe('What must not have changed since the first step; when it has, the user confirms again'),
    submit: z
      .union([
        z.strictObject({
          operation,
          path: parameters.optional(),
          body: parameters,
          history: z
            .strictObject({ operation, with: parameters.default({}) })
            .optional()
            .describe('Where what was sent shows, to compare while its answer is lost'),
          money: parameters
            .optional()
            .describe(
              'Values that name the balance it takes from: while one transfer is not confirmed, the user is asked before another of the same',
            ),
          failed: text.describe('What failed, for the error message'),
          twoFactor: z
            .enum(['never', 'always', 'whenAsked'])
            .default('never')
            .describe(
              'Whether it asks for a two-factor code (2FA, a one-time code) after the review: never (`twoFactorCode` of `body` is sent, such as a placeholder), always, or when the API has refused the request for want of one',
            ),
          isOnce: z.boolean().default(false).describe('A conflict is as good as done where `history` has an entry'),
          declined: text.optional().describe('What an answer without success means; what a refusal means if left out'),
          refused: text.optional().describe('What a refusal means, where the words for money do not fit'),
        }),
        z.strictObject({
          preference: wordOf('preference').describe('The setting of the device that is changed'),
          value,
          failed: text.describe('What is said where it could not be loaded, and nothing has changed'),
        }),
      ])
      .optional()
      .describe('Without it nothing is sent: the last step shows what to do'),
    isShownWhenChanged: z
      .boolean()
      .default(false)
      .describe('The submit button shows only when a field differs from its start'),
    done: z
      .strictObject({
        title: text.optional(),
        message: message.optional(),
        completed: z
          .strictObject({ title: text, message })
          .optional()
          .describe('What is said instead where the answer has the status completed already'),
        facts: z
          .array(
            fact.extend({
              isFolded: z.boolean().default(false).describe('Unfolds with the others that are folded, by a button'),
            }),
          )
          .default([])
          .describe('What was done, as a receipt that can be shared; none if left out'),
        differs: z
          .strictObject({
            when: condition,
            message,
            facts: z
              .array(fact.omit({ when: true }))
              .min(1)
              .describe('What was confirmed, and what the answer says'),
          })
          .optional()
          .describe('What the answer says otherwise than was confirmed: a warning, with the values of both'),
        gained: z
          .strictObject({ value, message })
          .optional()
          .describe('What a value has grown by, shown with $gained.value once it can be read'),
        actions: z
          .array(z.strictObject({ label: text, action, when: condition.optional() }))
          .default([])
          .describe('Buttons below; none if left out'),
        session: wordOf('sessionFlag').optional().describe('A flag of the session that holds from then on'),
        then: action.optional().describe('What follows at once, without a page of its own'),
      })
      .default({ facts: [], actions: [] }),
  }),
  ({ parameters: declared, steps }, scope) =>
    steps.flatMap((step, place) =>
      ('choices' in step ? step.choices : []).map(({ parameter: name }, index) => {
        const known = declared[name];
        if (known && 'from' in known) return undefined;
        const path = ['steps', place, 'choices', index, 'parameter'];
        return known
          ? { path, message: `"${name}" is no entry of a catalogue` }
          : { path, message: `unknown parameter "${name}"`, nearest: scope.nearest(name, Object.keys(declared)) };
      }),
    ),
);
