import { type Operation, sharedValidator, validatorOf } from '../../scripts/contract.ts';
import { type Examined, type Probed, pathOf, probe, readingCalls } from './probe.ts';

/** What was found: a call that is as the contract says, a fault, or something that could not be tried. */
export interface Finding {
  readonly kind: 'good' | 'fault' | 'skipped';
  readonly about: string;
  readonly text: string;
}

/** The request headers that the API must allow. */
const requestHeaders = ['authorization', 'content-type', 'idempotency-key', 'x-auth-token'];
/** The header that the app leaves out where `honorsIdempotencyKeys` of the environment is false. */
const keyHeader = 'idempotency-key';
/** The response headers that the app reads. */
const exposedHeaders = ['date', 'retry-after'];
/** The largest difference of the clocks that goes unmentioned, ms. */
const maxSkew = 60_000;
/** The most faults of one answer that are listed. */
const maxListed = 3;

/** Makes each reading call once, and compares its answer with openapi.yaml. */
export async function examineCalls(examined: Examined, calls = readingCalls): Promise<Finding[]> {
  const found: Finding[] = [];
  // One after the other: an API may limit the rate.
  for (const call of calls) found.push(await examineCall(examined, call));
  return found;
}

async function examineCall(examined: Examined, call: Operation): Promise<Finding> {
  const about = `GET ${call.path}`;
  if (!call.isOpen && examined.token === undefined) return { kind: 'skipped', about, text: 'needs --token' };
  try {
    const answer = await probe(examined, pathOf(call), call.isOpen);
    const faults = [...faultsOfAnswer(call, answer), ...faultsOfHeaders(examined.origin, answer.headers)];
    return faults.length === 0
      ? { kind: 'good', about, text: 'as in openapi.yaml' }
      : { kind: 'fault', about, text: faults.join('; ') };
  } catch (error) {
    return { kind: 'fault', about, text: `no answer: ${messageOf(error)}` };
  }
}

function faultsOfAnswer(call: Operation, { status, body }: Probed): string[] {
  if (status !== 200) return [`answers ${status} instead of 200`];
  if (body === undefined) return ['answers no JSON'];
  const schema = call.answers.find((answer) => answer.status === 200)?.schema;
  const validate = schema && validatorOf(schema);
  if (!validate || validate(body)) return [];
  const errors = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`);
  const more = errors.length - maxListed;
  return [...errors.slice(0, maxListed), ...(more > 0 ? [`and ${more} more`] : [])];
}

function faultsOfHeaders(origin: string, headers: Headers): string[] {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== origin && allowed !== '*')
    return [`CORS: access-control-allow-origin is ${allowed ?? 'missing'}, not ${origin}`];
  const exposed = listOf(headers.get('access-control-expose-headers'));
  const hidden = exposed.includes('*') ? [] : exposedHeaders.filter((name) => !exposed.includes(name));
  return hidden.map((name) => `CORS: access-control-expose-headers lacks ${name}`);
}

/**
 * Asks, as a browser does before a transfer, whether the app may send it; nothing is sent. `honorsKeys` is
 * `honorsIdempotencyKeys` of the environment.
 */
export async function examinePreflight({ api, origin, send }: Examined, honorsKeys: boolean): Promise<Finding> {
  const sent = requestHeaders.filter((name) => honorsKeys || name !== keyHeader);
  const path = '/v1/balance/withdraw/request';
  const about = `OPTIONS ${path}`;
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': sent.join(','),
  };
  try {
    const answer = await send(new Request(new URL(path, api), { method: 'OPTIONS', headers }));
    const allowed = listOf(answer.headers.get('access-control-allow-headers'));
    const faults = [
      ...(answer.ok ? [] : [`answers ${answer.status}`]),
      ...sent
        .filter((name) => !allowed.includes(name))
        .map((name) =>
          name === keyHeader
            ? `CORS: ${name} is not allowed; allow it, or set honorsIdempotencyKeys of the environment to false`
            : `CORS: ${name} is not allowed`,
        ),
    ];
    return faults.length === 0
      ? { kind: 'good', about, text: 'allows what the app sends' }
      : { kind: 'fault', about, text: faults.join('; ') };
  } catch (error) {
    return { kind: 'fault', about, text: `no answer: ${messageOf(error)}` };
  }
}

/** Makes a private call without a token: the API must refuse it, with an error of the contract. */
export async function examineRefusal(examined: Examined): Promise<Finding> {
  const about = 'a private call without a token';
  const path = '/v1/balance/user';
  try {
    const { status, body } = await probe({ ...examined, token: undefined }, path, false);
    if (status !== 401) return { kind: 'fault', about, text: `GET ${path} answers ${status} instead of 401` };
    return sharedValidator('ErrorAnswer')(body)
      ? { kind: 'good', about, text: 'is refused' }
      : { kind: 'fault', about, text: 'is refused, but not with { message, code }' };
  } catch (error) {
    return { kind: 'fault', about, text: `no answer: ${messageOf(error)}` };
  }
}

/** Compares the server's clock with the one of this machine. */
export async function examineClock(examined: Examined): Promise<Finding> {
  const about = 'the server’s time';
  try {
    const { headers } = await probe(examined, '/v1/balance/rates', true);
    const ahead = Date.parse(headers.get('date') ?? '') - Date.now();
    if (Number.isNaN(ahead)) return { kind: 'fault', about, text: 'the header date is missing or unreadable' };
    return Math.abs(ahead) < maxSkew
      ? { kind: 'good', about, text: 'agrees with this machine' }
      : { kind: 'fault', about, text: `differs from this machine by ${Math.round(ahead / 1000)} s` };
  } catch (error) {
    return { kind: 'fault', about, text: `no answer: ${messageOf(error)}` };
  }
}

function listOf(header: string | null): string[] {
  return (header ?? '').split(',').map((name) => name.trim().toLowerCase());
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
