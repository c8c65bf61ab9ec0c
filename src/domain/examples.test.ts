import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });
const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });

/** The functions that a module exports, each with the call of its example and what that returns. */
const functions = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/^(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export function (\w+)/gm)].map(([, doc = '', name = '']) => {
    const [, call, value] = /@example\n \* {3}(.+); \/\/ (.+)/.exec(doc) ?? [];
    return { file, name, call, value };
  }),
);

test.each(functions)('the example of $name in $file is true', ({ call = '', value = '' }) => {
  const scope = Object.assign({}, ...Object.values(modules));
  expect(call).not.toBe('');
  expect(runInNewContext(call, scope)).toEqual(runInNewContext(`(${value})`, scope));
});
