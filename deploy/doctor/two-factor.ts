import { sharedValidator } from '../../scripts/contract.ts';
import type { Finding } from './findings.ts';
import type { Examined } from './probe.ts';
import { recordOf } from 'engine/record.ts';

const path = '/v1/balance/withdraw/request';
const about = 'two-factor codes';
/** A withdrawal of nothing, which no API may carry out. */
const nothing = {
  amount: '0',
  address: '0x0000000000000000000000000000000000000000',
  token: 'xaut',
  network: 'Ethereum',
};

/**
 * Asks for a withdrawal of nothing, without a two-factor code and then with a wrong one, and looks for the two refusals of
 * the contract. Nothing can move, but a user with an authenticator has one attempt less.
 */
export async function examineTwoFactor(examined: Examined): Promise<Finding> {
  const required = await refusalOf(examined, '');
  if (required.status === 200) return { kind: 'fault', about, text: `POST ${path} accepts an amount of 0` };
  if (required.code !== 'two_factor_required')
    return {
      kind: 'skipped',
      about,
      text:
        `without a code the refusal is ${required.status} ${required.code}: ${required.message}. If this user has an authenticator, ` +
        'the API does not say that it wants a code, and forms need "twoFactor": "always"; else try one who has',
    };
  const wrong = await refusalOf(examined, 'doctor');
  if (wrong.code !== 'two_factor_invalid')
    return {
      kind: 'fault',
      about,
      text: `a wrong code is refused with ${wrong.status} ${wrong.code}, not two_factor_invalid`,
    };
  const hasShape = [required, wrong].every(({ status, isOfContract }) => status === 403 && isOfContract);
  return hasShape
    ? { kind: 'good', about, text: 'a missing and a wrong one are refused as in openapi.yaml' }
    : { kind: 'fault', about, text: 'are refused, but not with 403 and { message, code, attemptsLeft? }' };
}

async function refusalOf({ api, origin, token = '', send }: Examined, twoFactorCode: string) {
  const headers = {
    origin,
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ ...nothing, twoFactorCode });
  const answer = await send(new Request(new URL(path, api), { method: 'POST', headers, body }));
  const said: unknown = await answer.json().catch(() => undefined);
  const { code, message }: Record<string, unknown> = recordOf(said);
  return {
    status: answer.status,
    code: String(code),
    message: String(message),
    isOfContract: sharedValidator('ErrorAnswer')(said),
  };
}
