import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

const texts = import.meta.glob<string>(['./domain/*.ts', '../engine/{*,*/*,*/*/*}.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const domain = import.meta.glob<object>(['./domain/*.ts', '!./domain/*.test.ts'], { eager: true });
const engine = import.meta.glob<object>(['../engine/{*,*/*,*/*/*}.ts', '!../**/*.test.ts']);

/** The exported functions of all modules, each with the call of its `@example` and the value after it. */
const functions = Object.entries(texts).flatMap(([file, text]) =>
  [...text.matchAll(/^(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export function (\w+)/gm)].map(([, doc = '', name = '']) => {
    const [, call = '', value = ''] = /@example\n \* {3}(.+); \/\/ (.+)/.exec(doc) ?? [];
    return { file, name, call, value };
  }),
);

test.each(functions.filter(({ call }) => call !== ''))(
  'the example of $name in $file is true',
  async ({ file, call, value }) => {
    const scope: object = Object.assign({}, ...Object.values(domain), await engine[file]?.());
    expect(runInNewContext(call, scope)).toEqual(runInNewContext(`(${value})`, scope));
  },
);

test('each function of the domain has an example', () => {
  const without = functions.filter(({ file, call }) => file.startsWith('./domain/') && call === '');
  expect(without).toEqual([]);
});
