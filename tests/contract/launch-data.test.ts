import { type SignData, isValid, sign } from '@telegram-apps/init-data-node';
import { expect, it } from 'vitest';
import { checkInitData, signInitData, testBotToken } from '../../sandbox/session/init-data.ts';

const now = Date.UTC(2026, 0, 15, 12);
const user: NonNullable<SignData['user']> = { id: 777, first_name: 'Ада & Ко', username: 'ada', language_code: 'kk' };

it('RUN-02 the sandbox accepts launch data signed by another implementation', () => {
  const signed = sign({ user, query_id: 'AAE1', start_param: 'friend12' }, testBotToken, new Date(now));
  expect(checkInitData(testBotToken, signed, now)).toMatchObject({ id: 777, username: 'ada' });
});

it('RUN-02 another implementation accepts launch data signed by the sandbox, and nothing else', () => {
  const fields = { user: JSON.stringify(user), query_id: 'AAE1', auth_date: String(now / 1000) };
  const signed = signInitData(testBotToken, fields);
  const isAccepted = (data: string, token = testBotToken): boolean => isValid(data, token, { expiresIn: 0 });
  expect(isAccepted(signed)).toBe(true);
  expect(isAccepted(signed, '1:other')).toBe(false);
  expect(isAccepted(signed.replace('777', '778'))).toBe(false);
});
