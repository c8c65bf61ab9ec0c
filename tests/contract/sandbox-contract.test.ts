import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../sandbox/operations/all.ts';
import { operations as documented, validatorOf } from '../../scripts/contract.ts';
import type { Operation, Schema } from '../../scripts/contract.ts';
import { dig, memorySandbox, sale, start, temporaryFolder, withdrawal } from './sandbox-client.ts';
import type { Client } from './sandbox-client.ts';

/** The errors of `value` by a schema of openapi.yaml. */
function errorsOf(schema: Schema, value: unknown): unknown[] {
  const validate = validatorOf(schema);
  return validate(value) ? [] : (validate.errors ?? []);
}

function errorsOfAnswer(operation: Operation, status: number, body: unknown): unknown[] {
  const answer = operation.answers.find((declared) => declared.status === status);
  return answer ? errorsOf(answer.schema, body) : [`${operation.operationId} does not declare ${status}`];
}

/** The errors in the query and the body of a call. */
function errorsOfRequest(operation: Operation, path: string, body: unknown): unknown[] {
  const sent = new URL(path, 'http://sandbox.test').searchParams;
  const ofQuery = [...sent].flatMap(([name, text]) => {
    const parameter = operation.parameters.find((declared) => declared.in === 'query' && declared.name === name);
    if (!parameter) return [`${operation.operationId} has no ${name}`];
    return errorsOf(
      parameter.schema,
      dig(parameter.schema, 'type') === 'integer' || name === 'level' ? Number(text) : text,
    );
  });
  const schema = operation.requestBody?.content['application/json'].schema;
  return [...ofQuery, ...(schema ? errorsOf(schema, body) : [])];
}

/** One valid call of each operation for a copy of `demo`. */
const cases: Record<string, { path: string; body?: unknown }> = {
  authenticate: { path: '/v1/auth', body: { initData: '', refCode: 'karat', tokenFromWeb: '' } },
  translations: { path: '/i18n/de.json?version=0.0.5' },
  deposits: { path: '/v1/balance/deposits?token=xaut&offset=0&limit=100' },
  commercialOperations: { path: '/v1/balance/commercial-operations?token=paxg&offset=0&limit=100' },
  requestWithdraw: { path: '/v1/balance/withdraw/request', body: withdrawal({ memo: 'for the vault' }) },
  withdraws: { path: '/v1/balance/withdraws?token=xaut&status=completed' },
  partnerProfits: { path: '/v1/partner/profits?offset=3&limit=7' },
  partnerWithdraws: { path: '/v1/partner/withdraws?token=xaut&offset=0&limit=100' },
  networkWithdraws: { path: '/v1/partner/network/withdraws?token=xaut&offset=0&limit=100' },
  requestPartnerWithdraw: { path: '/v1/partner/withdraw/request', body: withdrawal({ token: 'XAUT' }) },
  requestNetworkWithdraw: { path: '/v1/partner/withdraw/network/request', body: withdrawal({ token: 'PAXG' }) },
  networkPartners: { path: '/v1/mlm/network?level=4&offset=0&limit=100' },
  personalPartners: { path: '/v1/mlm/personal?offset=0&limit=100' },
  requestSell: { path: '/v1/order/sell', body: sale() },
  buyHistory: { path: '/v1/order/history/buy?token=xaut&offset=0&limit=100&balanceType=balance' },
  sellHistory: { path: '/v1/order/history/sell?ticker=XAUT&offset=0&limit=100&balanceType=balance' },
  candles: { path: '/bitfinex/v2/candles/trade:1m:tBTCUSD/hist?limit=60' },
  hourlyCandles: { path: '/bitfinex/v2/candles/trade:1h:tBTCUSD/hist?limit=168' },
};

/** An operation without query and body needs no case: its path has the examples of the contract. */
function caseOf({ operationId, path, parameters }: Operation): { path: string; body?: unknown } {
  const exampleOf = (parameter: string) => parameters.find(({ name }) => name === parameter)?.example;
  return cases[operationId] ?? { path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(exampleOf(name))) };
}

const folder = temporaryFolder();
let client: Client;

beforeAll(() => {
  folder.write('de.json', JSON.stringify({ $schema: '../locale.json', 'wallet.title': 'Konto' }));
  client = memorySandbox({ localesDir: folder.path });
});
afterAll(() => {
  client.sandbox.close();
  folder.remove();
});

describe('API-11 the sandbox implements the contract', () => {
  it('implements every operation of the document under its method and path, and no other', () => {
    const described = documented.map(
      ({ operationId, method, path }) => `${operationId} ${method.toUpperCase()} ${path}`,
    );
    const built = operations.map(({ id, method, template }) => `${id} ${method} ${template}`);
    expect(built.toSorted()).toEqual(described.toSorted());
  });

  it.each(documented)('$operationId takes its request and answers as documented', async (operation) => {
    const { path, body } = caseOf(operation);
    expect(errorsOfRequest(operation, path, body)).toEqual([]);
    const user = await client.newUser('demo');
    const reply = await user.call(operation.method.toUpperCase(), path, body);
    expect([reply.status, dig(reply.json, 'message')]).toEqual([200, undefined]);
    expect(errorsOfAnswer(operation, 200, reply.json)).toEqual([]);
    expect(errorsOfAnswer(operation, 200, 'something else')).not.toEqual([]);
    expect(reply.headers.get('date')).toBe(new Date(start).toUTCString());
  });

  it.each(['new', 'locked', 'gifted', 'whale'])('every GET operation answers %s as documented', async (name) => {
    const user = await client.signIn(name);
    for (const operation of documented.filter(({ method }) => method === 'get')) {
      const { operationId } = operation;
      const reply = await user.get(caseOf(operation).path);
      expect([operationId, reply.status, errorsOfAnswer(operation, 200, reply.json)]).toEqual([operationId, 200, []]);
    }
  });

  it.each(documented.filter(({ isOpen }) => !isOpen))(
    'API-02 $operationId refuses a call without a token',
    async (operation) => {
      const { path, body } = caseOf(operation);
      const reply = await client.call(operation.method.toUpperCase(), path, body);
      expect(reply.status).toBe(401);
      expect(errorsOfAnswer(operation, 401, reply.json)).toEqual([]);
      expect(reply.headers.get('date')).toBe(new Date(start).toUTCString());
    },
  );

  it.each(documented.filter(({ isOpen }) => isOpen))('API-03 $operationId needs no token', async (operation) => {
    const { path, body } = caseOf(operation);
    expect((await client.call(operation.method.toUpperCase(), path, body)).status).toBe(200);
  });

  it('names the wrong field of a bad request', async () => {
    const user = await client.newUser('demo');
    const replies = [
      await user.get('/v1/balance/deposits?limit=101'),
      await user.get('/v1/mlm/network'),
      await user.get('/v1/balance/user/deposit-address/bitcoin/XAUT'),
      await user.post('/v1/order/sell', sale({ amount: 0.1 })),
      await user.post('/v1/order/sell', sale({ network: 'ton' })),
      await user.post('/v1/order/sell', sale(), { 'idempotency-key': 'again' }),
      await user.post('/v1/order/sell', '{"amount": '),
    ];
    expect(replies.map(({ status, json }) => [status, dig(json, 'code'), dig(json, 'field')])).toEqual([
      [400, 'validation', 'limit'],
      [400, 'validation', 'level'],
      [400, 'validation', 'network'],
      [400, 'validation', 'amount'],
      [400, 'validation', 'network'],
      [400, 'validation', 'idempotency-key'],
      [400, 'validation', 'body'],
    ]);
  });

  it('answers 404 for unknown paths', async () => {
    for (const path of [
      '/v1/nothing',
      '/v1/balance/user/',
      '/i18n/xx.json',
      '/bitfinex/v2/candles/trade:1m:tDOGEUSD/hist',
    ]) {
      const reply = await client.get(path);
      expect([path, reply.status, dig(reply.json, 'code')]).toEqual([path, 404, 'not_found']);
    }
    expect((await client.post('/v1/balance/rates')).status).toBe(404);
  });
});
