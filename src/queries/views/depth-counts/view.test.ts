import { expect, it } from 'vitest';

import view from './view.ts';

it('a depth missing in the response has no partners; nothing is known before the response', () => {
  const result = [
    { level: 1, total: 12 },
    { level: 3, total: 40 },
  ];
  expect(view.derive([{ result }], {})).toMatchObject({ at1: 12, at2: 0, at3: 40, at9: 0 });
  expect(view.derive([undefined], {})).toEqual({});
});
