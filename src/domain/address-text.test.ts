import { describe, expect, it } from 'vitest';

import { groupsOfFour, shortAddress } from './address-text.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

describe('address text', () => {
  it('FMT-08 a short address is its first 2 characters, an ellipsis and its last 2', () => {
    expect(shortAddress(tron)).toBe('TR…6t');
    expect(shortAddress('abcde')).toBe('ab…de');
    expect(shortAddress('abcd')).toBe('abcd');
  });

  it("FMT-09 an empty address is '---'", () => {
    for (const none of ['', null, undefined]) expect(shortAddress(none)).toBe('---');
  });

  it('the full address is split into groups of four', () => {
    expect(groupsOfFour(tron).join(' ')).toBe('TR7N Hqje KQxG TCi8 q8ZY 4pL8 otSz gjLj 6t');
    expect(groupsOfFour('')).toEqual([]);
  });
});
