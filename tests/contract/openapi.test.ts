import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  contract,
  examplesOf,
  type Operation,
  operationOf,
  operations,
  sharedValidator,
  validatorOf,
} from '../../scripts/contract.ts';

const page = ['offset', 'limit'];
const list = [...page, 'id', 'from', 'to'];
const history = [...list, 'status'];
const withdrawal = ['amount', 'address', 'twoFactorCode', 'token', 'network', 'memo'];

interface Call {
  id: string;
  call: string;
  query?: string[];
  body?: string[];
}

it('the parameters that are additions can be turned off one by one in an environment', () => {
  const marked = operations.flatMap(({ parameters }) =>
    parameters.filter((parameter) => parameter['x-addition']).map(({ name }) => name),
  );
  const sandbox: { honorsParameters: Record<string, boolean> } = JSON.parse(
    readFileSync('config/environments/sandbox.json', 'utf8'),
  );
  expect([...new Set(marked)].toSorted()).toEqual(Object.keys(sandbox.honorsParameters).toSorted());
  expect(Object.values(sandbox.honorsParameters)).toEqual(Object.keys(sandbox.honorsParameters).map(() => true));
});

/** Every call of the specification, with its parameters and body fields. */
const calls: Call[] = [
  { id: 'authenticate', call: 'POST /v1/auth', body: ['initData', 'refCode', 'tokenFromWeb'] },
  { id: 'translations', call: 'GET /i18n/{lng}.json', query: ['version'] },
  { id: 'balances', call: 'GET /v1/balance/user' },
  { id: 'claimFreeTokens', call: 'POST /v1/balance/free-tokens' },
  { id: 'startPeriod', call: 'POST /v1/balance/start/{ticker}' },
  { id: 'depositAddress', call: 'GET /v1/balance/user/deposit-address/{network}/{ticker}' },
  { id: 'deposits', call: 'GET /v1/balance/deposits', query: [...history, 'token'] },
  { id: 'rates', call: 'GET /v1/balance/rates' },
  {
    id: 'commercialOperations',
    call: 'GET /v1/balance/commercial-operations',
    query: [...history, 'token', 'type'],
  },
  { id: 'requestWithdraw', call: 'POST /v1/balance/withdraw/request', body: withdrawal },
  { id: 'withdraws', call: 'GET /v1/balance/withdraws', query: [...history, 'token'] },
  { id: 'partnerBalance', call: 'GET /v1/partner/balance' },
  { id: 'networkBalance', call: 'GET /v1/partner/network/balance' },
  { id: 'networkPartners', call: 'GET /v1/mlm/network', query: [...page, 'level', 'search', 'sort'] },
  { id: 'personalPartners', call: 'GET /v1/mlm/personal', query: [...page, 'search', 'sort'] },
  { id: 'networkVolume', call: 'GET /v1/partner/network/volume' },
  { id: 'personalVolume', call: 'GET /v1/partner/personal/volume' },
  { id: 'partnerCountByLevel', call: 'GET /v1/mlm/network/count-by-level' },
  { id: 'partnerProfits', call: 'GET /v1/partner/profits', query: [...list, 'search', 'sort'] },
  { id: 'partnerWithdraws', call: 'GET /v1/partner/withdraws', query: [...history, 'token'] },
  { id: 'networkWithdraws', call: 'GET /v1/partner/network/withdraws', query: [...history, 'token'] },
  { id: 'requestPartnerWithdraw', call: 'POST /v1/partner/withdraw/request', body: withdrawal },
  { id: 'requestNetworkWithdraw', call: 'POST /v1/partner/withdraw/network/request', body: withdrawal },
  { id: 'partnerTotalProfits', call: 'GET /v1/partner/total-profits' },
  { id: 'networkTotalProfits', call: 'GET /v1/partner/network/total-profits' },
  {
    id: 'requestSell',
    call: 'POST /v1/order/sell',
    body: ['amount', 'ticker', 'balanceType', 'address', 'network', 'twoFactorCode', 'memo'],
  },
  { id: 'buyHistory', call: 'GET /v1/order/history/buy', query: [...history, 'token', 'balanceType'] },
  { id: 'sellHistory', call: 'GET /v1/order/history/sell', query: [...history, 'ticker', 'balanceType'] },
  { id: 'clearWithdrawAddress', call: 'POST /v1/balance/withdraw/clear-address/{ticker}' },
  { id: 'clearPartnerAddress', call: 'POST /v1/partner/withdraw/clear-address/{ticker}' },
  { id: 'clearNetworkAddress', call: 'POST /v1/partner/withdraw/network/clear-address/{ticker}' },
  { id: 'networkInfo', call: 'GET /v1/partner/network/info' },
  {
    id: 'candles',
    call: 'GET /bitfinex/v2/candles/trade:1m:t{ticker}/hist',
    query: ['limit', 'start', 'end', 'sort'],
  },
];

const specified = operations.filter((operation) => !operation['x-addition']);

/** The error code of each status. */
const codes: Record<number, string> = {
  400: 'validation',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  422: 'rejected',
  429: 'rate_limited',
  500: 'internal',
};

/** The calls that move or lock money, which accept an idempotency key. */
const moneyCalls = [
  'claimFreeTokens',
  'requestNetworkWithdraw',
  'requestPartnerWithdraw',
  'requestSell',
  'requestWithdraw',
  'startPeriod',
];

const named = (operation: Operation, place: string) =>
  operation.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);

describe('the calls of openapi.yaml', () => {
  it('are those of the specification; each other one is marked as an addition', () => {
    expect(specified.map(({ operationId }) => operationId).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
  });

  it.each(calls)('API-11 $id is $call', ({ id, call, query = [], body = [] }) => {
    const operation = operationOf(id);
    expect(`${operation.method.toUpperCase()} ${operation.path}`).toBe(call);
    expect(named(operation, 'query').toSorted()).toEqual(query.toSorted());
    expect(named(operation, 'path')).toEqual([...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(fieldsOf(operation).toSorted()).toEqual(body.toSorted());
  });

  it('API-02 API-03 have a bearer token, except authentication, translations, rates and candles', () => {
    const open = specified.filter(({ isOpen }) => isOpen);
    const ids = open.map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual(['authenticate', 'candles', 'rates', 'translations']);
    expect(contract.security).toEqual([{ bearer: [] }]);
  });

  it('SES-04 authentication takes the login token as a header', () => {
    expect(named(operationOf('authenticate'), 'header')).toEqual(['x-auth-token']);
  });

  it('have an idempotency key if they move or lock money', () => {
    const keyed = operations.filter((operation) => named(operation, 'header').includes('idempotency-key'));
    expect(keyed.map(({ operationId }) => operationId).toSorted()).toEqual(moneyCalls);
  });
});

describe.each(operations)('$operationId', (operation) => {
  const { answers, requestBody, parameters, summary, tags, isOpen } = operation;
  const errors = answers.filter(({ status }) => status >= 400);

  it('has a summary and one known tag', () => {
    expect(summary).toMatch(/^[A-Z].{5,}[^.]$/);
    expect(contract.tags.map(({ name }) => name)).toContain(tags[0]);
    expect(tags).toHaveLength(1);
  });

  it('answers 200 with a shared schema', () => {
    const success = answers.find(({ status }) => status < 400);
    expect(success).toMatchObject({
      status: 200,
      schema: { $ref: expect.stringMatching(/^#\/components\/schemas\/\w+$/) },
    });
  });

  it('has the time of the server in every answer', () => {
    for (const { status, headers } of answers)
      expect([status, headers]).toEqual([status, expect.arrayContaining(['date'])]);
  });

  it('declares its errors', () => {
    const statuses = errors.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining([429, 500]));
    if (!isOpen) expect(statuses).toEqual(expect.arrayContaining([401, 403]));
    if (requestBody || named(operation, 'query').includes('limit')) expect(statuses).toContain(400);
    if (named(operation, 'path').length > 0) expect(statuses).toContain(404);
    if (moneyCalls.includes(operation.operationId)) expect(statuses).toEqual(expect.arrayContaining([409, 422]));
  });

  it.each(errors)('has the error code of status $status', ({ status, schema, example }) => {
    if (tags[0] === 'exchange' && status === 500) return expect(example).toEqual(expect.arrayContaining(['error']));
    expect(schema).toEqual({ $ref: '#/components/schemas/ErrorAnswer' });
    return expect(example).toMatchObject({ code: codes[status] });
  });

  it('has valid examples everywhere', () => {
    for (const body of [...answers, ...(requestBody ? [requestBody.content['application/json']] : [])]) {
      const validate = validatorOf(body.schema);
      expect(examplesOf(body)).not.toEqual([]);
      for (const [name, value] of examplesOf(body))
        expect(validate(value), `${name}: ${JSON.stringify(validate.errors)}`).toBe(true);
    }
    for (const { name, schema, example } of parameters) expect(validatorOf(schema)(example), name).toBe(true);
  });
});

describe('the schemas', () => {
  it.each([
    [
      'Amount',
      ['0', '1.000000000000000001', 0.5],
      ['-1', '1,5', '1e5', '.5', '1.', '', '1.0000000000000000001', -1, null],
    ],
    ['AmountInput', ['0.5', '100'], [0.5, '-1', '1e5', '', `1.${'0'.repeat(19)}`, '1'.repeat(41)]],
    ['Ticker', ['XAUT', 'PAXG'], ['xaut', 'USDT']],
    ['Token', ['xaut', 'paxg'], ['XAUT']],
    ['NetworkKey', ['trc20', 'erc20', 'ton'], ['TON', 'Tron']],
    ['NetworkName', ['Tron', 'Ethereum', 'TON'], ['ton', 'erc20']],
    ['BalanceType', ['balance', 'partner', 'network'], ['wallet']],
    ['Status', ['pending', 'completed', 'failed', 'cancelled'], ['success']],
    ['Depth', [1, 9], [0, 10, 1.5, '1']],
    ['NetworkLevel', [0, 9, 10], [-1, 1.5, null]],
    ['Language', ['en', 'zh-Hant', 'pt-BR'], ['', 'EN', 'en_US', '../en', 'e']],
    ['ErrorCode', Object.values(codes), ['unknown']],
    ['CandleTicker', ['BTCUSD', 'XAUT:USD'], ['tBTCUSD', 'BTC/USD', '']],
    [
      'Candle',
      [[1, 2, 3, 4, 5, 6]],
      [
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5, 6, 7],
        [1, 2, 3, 4, 5, '6'],
      ],
    ],
  ])('%s accepts what it should and nothing else', (name, good, bad) => {
    const validate = sharedValidator(name);
    expect(good.filter((value) => !validate(value))).toEqual([]);
    expect(bad.filter((value) => validate(value))).toEqual([]);
  });

  it('have valid examples', () => {
    for (const [name, { examples }] of Object.entries(contract.components.schemas)) {
      if (!Array.isArray(examples)) continue;
      const validate = sharedValidator(name);
      expect(
        examples.filter((value) => !validate(value)),
        name,
      ).toEqual([]);
    }
  });

  it('API-06 a page has 100 entries by default and at most', () => {
    expect(contract.components.parameters['Limit']?.schema).toMatchObject({ minimum: 1, maximum: 100, default: 100 });
    expect(contract.components.parameters['Offset']?.schema).toMatchObject({ minimum: 0, default: 0 });
  });
});

/** The fields of an operation's request body. */
function fieldsOf({ requestBody }: Operation): string[] {
  const reference = requestBody?.content['application/json'].schema['$ref'];
  if (typeof reference !== 'string') return [];
  const properties = contract.components.schemas[reference.replace('#/components/schemas/', '')]?.['properties'];
  return Object.keys(typeof properties === 'object' && properties !== null ? properties : {});
}
