import { join } from 'node:path';

import { expect, test } from 'vitest';

import { formSchema } from 'engine/compiler/emit/form-schema.ts';
import { compileValidator } from 'engine/compiler/emit/form-validator.ts';
import { readProject } from '../compile.ts';

const schema = {
  type: 'object',
  properties: {
    amount: { type: 'string', format: 'amount', maxLength: 40 },
    memo: { type: 'string', maxLength: 3 },
  },
  required: ['amount'],
} as const;

type Validator = ((data: unknown) => boolean) & {
  errors?: { instancePath: string; keyword: string; params: object }[] | null;
};

const code = compileValidator(schema);
const module: { default: Record<string, Validator> } = await import(`data:text/javascript,${encodeURIComponent(code)}`);

/** The keyword and place of each fault. */
function faults(data: unknown): string[] {
  const [validate] = Object.values(module.default);
  if (!validate) throw new Error('no validator');
  return validate(data) ? [] : (validate.errors ?? []).map(({ keyword, instancePath }) => `${keyword} ${instancePath}`);
}

test('a compiled validator does not generate code at run time', () => {
  expect(code).not.toMatch(/\brequire\s*\(|\beval\s*\(|new Function|\bimport\b/);
});

test.each(['0', '0.00000001', '12.5', '.5', '5.', '100000000000000000000.000000000000000001'])(
  '%s is an amount',
  (amount) => {
    expect(faults({ amount })).toEqual([]);
  },
);

test.each(['', '.', '5..', '-1', '1e3', '1,5', ' 1', '٣', '1\n'])('%j is not an amount', (amount) => {
  expect(faults({ amount })).toEqual(['format /amount']);
});

test('missing values, values of another type and values that are too long are all reported at once', () => {
  expect(faults({ memo: 'four' })).toEqual(['required ', 'maxLength /memo']);
  expect(faults({ amount: 5 })).toEqual(['type /amount']);
});

test('a character counts once in every encoding', () => {
  expect(faults({ amount: '1', memo: '𝄞𝄞𝄞' })).toEqual([]);
  expect(faults({ amount: '1', memo: '𝄞𝄞𝄞𝄞' })).toEqual(['maxLength /memo']);
});

test('no form has what the build leaves out of the form library: the schema of each has no other words', async () => {
  const project = await readProject(join(import.meta.dirname, '../..'));
  const words = [...project.forms.values()].flatMap((form) => {
    const { properties, ...rest } = formSchema(form, project.kinds);
    return [rest, ...Object.values(properties)].flatMap(Object.keys);
  });
  expect(new Set(words)).toEqual(new Set(['type', 'required', 'format', 'maxLength']));
});
