import { expect, test } from 'vitest';

import { isDeclined } from './declined.ts';

test('W-SEND-09 an answer that failed, was canceled or had no success moved nothing; any other did', () => {
  for (const answer of [{ status: 'failed' }, { status: 'cancelled', usdt: '1' }, { success: false }])
    expect(isDeclined(answer)).toBe(true);
  for (const answer of [{ status: 'pending' }, { status: 'completed' }, { success: true }, {}, null, undefined])
    expect(isDeclined(answer)).toBe(false);
});
