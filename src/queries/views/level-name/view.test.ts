import { expect, it } from 'vitest';

import view from './view.ts';

it('is the name of the level, and none for a level that config does not have', () => {
  expect(view.derive([], { level: 1 })).toEqual({ name: 'Standard' });
  expect(view.derive([], { level: 99 })).toEqual({ name: undefined });
  expect(view.derive([], { level: undefined })).toEqual({ name: undefined });
});
