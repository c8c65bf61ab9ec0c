import * as z from 'zod';
import { Refusal } from '../contract/refusal.ts';
import { hmac, isSame, readJson } from './signature.ts';

/** The token of the sandbox's messenger bot; tests sign launch data with it. */
export const testBotToken = '1000000001:KARAT-sandbox-bot-token';

/** Launch data is valid for a day. */
const initDataLifeMs = 24 * 3_600_000;
/** The allowed difference between the clocks of two machines. */
const toleranceMs = 5 * 60_000;

const messengerUser = z.object({ id: z.int().positive(), username: z.string().max(64).optional() });
type MessengerUser = z.infer<typeof messengerUser>;

function signatureOf(botToken: string, fields: readonly (readonly [string, string])[]): Buffer {
  const text = fields
    .filter(([key]) => key !== 'hash')
    .map(([key, value]) => `${key}=${value}`)
    .toSorted()
    .join('\n');
  return hmac(hmac('WebAppData', botToken), text);
}

/** Signs launch data in the way the messenger does. */
export function signInitData(botToken: string, fields: Record<string, string>): string {
  const hash = signatureOf(botToken, Object.entries(fields)).toString('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}

/**
 * Checks launch data by the messenger's rules.
 * @param now epoch ms
 * @returns the messenger's user
 * @throws Refusal unauthorized when it is forged, incomplete, not from the valid time, or has a duplicate key
 */
export function checkInitData(botToken: string, initData: string, now: number): MessengerUser {
  const fields = [...new URLSearchParams(initData)];
  const keys = new Set(fields.map(([key]) => key));
  if (keys.size !== fields.length) throw refuse('The launch data has a key twice');
  const values = new Map(fields);
  const hash = values.get('hash') ?? '';
  if (!/^[0-9a-f]{64}$/.test(hash)) throw refuse('The launch data is not signed');
  if (!isSame(signatureOf(botToken, fields), Buffer.from(hash, 'hex'))) {
    throw refuse('The signature of the launch data is wrong');
  }
  const date = values.get('auth_date') ?? '';
  const age = now - Number(date) * 1000;
  if (!/^\d{1,12}$/.test(date) || age > initDataLifeMs) throw refuse('The launch data is too old');
  if (age < -toleranceMs) throw refuse('The launch data is from the future');
  const user = messengerUser.safeParse(readJson(values.get('user') ?? ''));
  if (!user.success) throw refuse('The launch data names no user');
  return user.data;
}

function refuse(message: string): Refusal {
  return new Refusal('unauthorized', message, 'initData');
}
