import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '../../sandbox/operations/all.ts';
import { operationOf, validatorOf } from '../../scripts/contract.ts';
import { addresses, dig, memorySandbox, sale, withdrawal } from './sandbox-client.ts';
import type { Reply } from './sandbox-client.ts';

const client = memorySandbox();
afterAll(() => client.sandbox.close());

/** Texts that a faulty or malicious client may send. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e5',
    '1,5',
    'NaN',
    'null',
    '٠٫٥',
    '0.1',
    '__proto__',
    'XAUT',
    'xaut',
    'TON',
    '\u0000',
    '\ud800',
  ),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String),
  fc.double().map(String),
  fc.constantFrom(...Object.values(addresses)),
);
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(0.1, -0, 1e308, [], {}, true, null));

/** A valid body with some fields replaced, removed or added. */
function spoiled(body: Record<string, unknown>): fc.Arbitrary<unknown> {
  const fields = fc.record(Object.fromEntries(Object.keys(body).map((name) => [name, value])), { requiredKeys: [] });
  return fc.oneof(
    fc
      .tuple(fc.constantFrom('more', ...Object.keys(body)), value)
      .map(([name, change]) => ({ ...body, [name]: change })),
    fields.map((change) => ({ ...body, ...change })),
    fields,
    value,
    fc.string({ unit: 'binary' }),
  );
}

const bodies: Record<string, Record<string, unknown>> = {
  authenticate: { initData: '', refCode: '', tokenFromWeb: '' },
  requestWithdraw: withdrawal(),
  requestPartnerWithdraw: withdrawal({ token: 'XAUT' }),
  requestNetworkWithdraw: withdrawal({ token: 'XAUT' }),
  requestSell: sale(),
};

const calls = fc.constantFrom(...operations).chain((operation) => {
  const segments = operation.template.split(/\{\w+\}/);
  return fc.record({
    operation: fc.constant(operation),
    path: fc
      .array(fc.oneof(text, fc.constantFrom('XAUT', 'PAXG', 'ton', 'de', 'BTCUSD')), {
        minLength: segments.length - 1,
        maxLength: segments.length - 1,
      })
      .map((words) => segments.map((part, index) => part + encode(words[index] ?? '')).join('')),
    query: fc.dictionary(
      fc.oneof(
        fc.constantFrom('offset', 'limit', 'token', 'ticker', 'level', 'id', 'status', 'from', 'to', 'sort'),
        text,
      ),
      text,
      { maxKeys: 4, noNullPrototype: true },
    ),
    body: spoiled(bodies[operation.id] ?? {}),
    key: fc.option(fc.oneof(fc.uuid(), fc.constant('6f9619ff-8b86-4011-b42d-00c04fc964ff'), fc.constant('x')), {
      nil: undefined,
    }),
  });
});

function encode(word: string): string {
  try {
    return encodeURIComponent(word);
  } catch {
    return '%ED%A0%80';
  }
}

/** The errors of an answer: a status that the contract does not declare, or a body that it does not allow. */
function faultsOf(id: string, reply: Reply): unknown[] {
  const answer = operationOf(id).answers.find(({ status }) => status === reply.status);
  if (!answer) return [`${id} does not declare ${reply.status}`];
  const validate = validatorOf(answer.schema);
  return validate(reply.json) ? [] : (validate.errors ?? []);
}

describe('any input', () => {
  it('is answered as the contract declares, never with 5xx, and leaves the books balanced', async () => {
    const user = await client.newUser('demo');
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(calls, async ({ operation, path, query, body, key }) => {
        const search = new URLSearchParams(query).toString();
        const address = `${path}${search === '' ? '' : `?${search}`}`;
        const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
        const sent = operation.method === 'GET' ? undefined : body;
        const reply = await user.call(operation.method, address, sent, headers);
        seen.add(reply.status);
        expect(reply.status).toBeLessThan(500);
        const isFound = reply.status !== 404 && !path.includes('%2F') && !path.includes('//');
        if (isFound && !/\/\.\.?(?:\/|$)/.test(path)) expect(faultsOf(operation.id, reply)).toEqual([]);
      }),
      { numRuns: 600 },
    );
    for (const status of [200, 400, 404]) expect(seen).toContain(status);
    expect(dig((await client.get(`/sandbox/ledger?user=${user.name}`)).json, 'problems')).toEqual([]);
  });

  it("does not break the sandbox's own endpoints", async () => {
    const user = await client.newUser('demo');
    const paths = fc.constantFrom('clock', 'rates', 'users', 'deposit', 'balance', 'settle', 'faults', 'tokens/expire');
    const body = fc.record(
      {
        user: fc.oneof(fc.constant(user.name), text),
        ...Object.fromEntries(
          [
            'advanceMs',
            'now',
            'XAUT',
            'like',
            'kind',
            'ticker',
            'network',
            'amount',
            'usdt',
            'account',
            'id',
            'status',
            'ms',
          ].map((name) => [name, value]),
        ),
      },
      { requiredKeys: ['user'] },
    );
    await fc.assert(
      fc.asyncProperty(paths, body, fc.boolean(), async (path, sent, isQuery) => {
        const reply = isQuery
          ? await client.get(`/sandbox/${path}?${new URLSearchParams({ user: sent.user }).toString()}`)
          : await client.post(`/sandbox/${path}`, sent);
        expect(reply.status).toBeLessThan(500);
        await client.delete('/sandbox/faults');
      }),
      { numRuns: 400 },
    );
    expect(dig((await client.get(`/sandbox/ledger?user=${user.name}`)).json, 'problems')).toEqual([]);
  });
});
