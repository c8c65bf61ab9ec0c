import { describe, expect, it } from 'vitest';

import { countdownParts } from './countdown.ts';

const left = (((2 * 24 + 3) * 60 + 4) * 60 + 5) * 1000;

describe('countdownParts', () => {
  it('W-14 has days, hours, minutes and seconds', () => {
    expect(countdownParts(left)).toEqual([
      { unit: 'day', digits: '2' },
      { unit: 'hour', digits: '03' },
      { unit: 'minute', digits: '04' },
      { unit: 'second', digits: '05' },
    ]);
  });

  it('W-15 the small variant has total hours', () => {
    expect(countdownParts(left, 'small')).toEqual([
      { unit: 'hour', digits: '51' },
      { unit: 'minute', digits: '04' },
      { unit: 'second', digits: '05' },
    ]);
  });

  it('W-13 the end is all zeros', () => {
    expect(countdownParts(-1).map(({ digits }) => digits)).toEqual(['0', '00', '00', '00']);
  });
});
