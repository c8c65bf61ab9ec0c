import { expect, it } from 'vitest';

import { values } from '../../../values/values.ts';
import view from './view.ts';

const reached = (volume: unknown, partners: unknown) => view.derive([], { volume, partners });

it('is the highest level whose volume and people are both there', () => {
  expect(reached('1', '4')).toMatchObject({ level: '2', name: 'Standard +', coverage: '2500', hasNext: true });
  expect(reached('1', '3')).toMatchObject({ level: '1', name: 'Standard' });
  expect(reached('0.99999999', '4')).toMatchObject({ level: '1' });
  expect(reached('0', '0')).toMatchObject({ level: '0', name: 'Undefined', coverage: '0' });
});

it('says what the next level needs', () => {
  expect(reached('0.75', '4')).toMatchObject({ nextName: 'Standard +', volumeMissing: '0.25', partnersMissing: '0' });
  expect(reached('1', '4')).toMatchObject({ nextName: 'Business', volumeMissing: '1.5', partnersMissing: '1' });
});

it('has no next level after the highest one', () => {
  const highest = values.levels.levels.at(-1);
  const { level, hasNext, nextName, volumeMissing } = reached(highest?.volume, String(highest?.partners));
  expect({ level, hasNext, nextName, volumeMissing }).toEqual({
    level: String(values.levels.levels.length - 1),
    hasNext: false,
    nextName: undefined,
    volumeMissing: undefined,
  });
});

it.each([
  ['', '4'],
  ['1', undefined],
  ['one', '4'],
])('knows nothing for the volume %j and %j people', (volume, partners) => {
  const { level, name, hasNext } = reached(volume, partners);
  expect({ level, name, hasNext }).toEqual({ level: undefined, name: undefined, hasNext: undefined });
});
