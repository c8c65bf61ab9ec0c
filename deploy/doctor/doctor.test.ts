import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build.ts';
import { examineAdditions } from './additions.ts';
import { examineCalls, examineClock, examinePreflight, examineRefusal } from './findings.ts';
import { readOptions } from './options.ts';
import { readingCalls } from './probe.ts';
import { api, origin, startApi } from './testing/examined.ts';
import { examineTexts } from './texts.ts';
import { examineTwoFactor } from './two-factor.ts';

const examined = startApi();
const faultsIn = (found: readonly { kind: string; about: string; text: string }[]) =>
  found.filter(({ kind }) => kind === 'fault').map(({ about, text }) => `${about}: ${text}`);

describe('an API that is as the contract says', () => {
  it('has no faults in any reading call, in its CORS headers, its refusal and its clock', async () => {
    const options = await examined();
    const found = await examineCalls(options);
    expect(found).toHaveLength(readingCalls.length);
    const others = [await examinePreflight(options, true), await examineRefusal(options), await examineClock(options)];
    expect(faultsIn([...found, ...others])).toEqual([]);
  });

  it('follows our additions', async () => {
    const verdicts = await examineAdditions(await examined());
    expect(Object.fromEntries(verdicts)).toEqual({
      id: 'followed',
      status: 'followed',
      type: 'followed',
      from: 'followed',
      to: 'followed',
      search: 'followed',
      sort: 'followed',
    });
  });

  it('is sent requests for public data alone without a token', async () => {
    const requested: string[] = [];
    const { send, ...options } = await examined();
    const counted = (request: Request) => {
      requested.push(new URL(request.url).pathname);
      return send(request);
    };
    const found = await examineCalls({ ...options, token: undefined, send: counted });
    expect(found.filter(({ kind }) => kind === 'skipped').length).toBeGreaterThan(10);
    expect(requested).toHaveLength(readingCalls.filter(({ isOpen }) => isOpen).length);
  });

  it('is never written to', async () => {
    const methods = new Set<string>();
    const { send, ...options } = await examined();
    const counted = (request: Request) => {
      methods.add(request.method);
      return send(request);
    };
    const all = { ...options, send: counted };
    await Promise.all([examineCalls(all), examinePreflight(all, true), examineAdditions(all), examineRefusal(all)]);
    expect([...methods].toSorted()).toEqual(['GET', 'OPTIONS']);
  });
});

describe('texts', () => {
  it('of the API are those of config/locales, or it is said in which language and where they differ', async () => {
    const { send, ...options } = await examined();
    const requested: string[] = [];
    const counted = (request: Request) => send((requested.push(request.url), request));
    const texts = (code: string): Record<string, string> =>
      JSON.parse(readFileSync(join(root, `config/locales/${code}.json`), 'utf8'));
    const { $schema: _, ...german } = texts('de');
    const { $schema: __, ...turkish } = texts('tr');
    const found = await examineTexts({ ...options, send: counted }, '0.0.5', { de: german, tr: turkish });
    expect(found).toMatchObject({ kind: 'good' });
    expect(requested).toEqual([`${api}/i18n/de.json?version=0.0.5`, `${api}/i18n/tr.json?version=0.0.5`]);
    const newer = { de: { ...german, 'wallet.title': 'neu' }, tr: { ...turkish, a: 'a', b: 'b' }, xx: {} };
    expect(await examineTexts({ ...options, send }, '0.0.5', newer)).toMatchObject({
      kind: 'fault',
      text: 'de differs at wallet.title; tr differs at 2 texts, such as a; xx answers 404: give the API the folder i18n of the release',
    });
  });
});

describe('two-factor codes', () => {
  it('are looked for by the two refusals of the contract, and nothing moves', async () => {
    const { send, ...options } = await examined('guarded');
    const statuses: number[] = [];
    const counted = async (request: Request) => {
      const answer = await send(request);
      statuses.push(answer.status);
      return answer;
    };
    expect(await examineTwoFactor({ ...options, send: counted })).toMatchObject({ kind: 'good' });
    expect(statuses).toEqual([403, 403]);
  });

  it('that an API asks for without saying so are reported with what to do', async () => {
    const options = await examined('guarded');
    await options.makePlain();
    const { kind, text } = await examineTwoFactor(options);
    expect(kind).toBe('skipped');
    expect(text).toMatch(/403 forbidden: A two-factor code is required\. .*"twoFactor": "always"/);
    expect((await examineTwoFactor(await examined())).text).toContain('422 rejected');
  });

  it('that are refused in other words are a fault, and so is a withdrawal of nothing that is accepted', async () => {
    const { send: _, ...options } = await examined('guarded');
    const answering = (...answers: [number, object][]) => ({
      ...options,
      send: async () => {
        const [status, body] = answers.shift() ?? [500, {}];
        return Response.json(body, { status });
      },
    });
    const required = { message: 'no', code: 'two_factor_required' };
    expect(await examineTwoFactor(answering([200, {}]))).toMatchObject({ kind: 'fault' });
    for (const wrong of [{ message: 'no', code: 'forbidden' }, { code: 'two_factor_invalid' }])
      expect(await examineTwoFactor(answering([403, required], [403, wrong]))).toMatchObject({ kind: 'fault' });
  });
});

describe('an API with faults', () => {
  it.each([
    ['an error', { kind: 'status', status: 500 }, 'answers 500 instead of 200'],
    ['no JSON', { kind: 'malformed' }, 'answers no JSON'],
    ['a broken field', { kind: 'breaks-contract' }, '/'],
  ])('%s is reported with its call', async (_what, fault, message) => {
    const options = await examined();
    await options.fault({ operation: 'balances', ...fault });
    const found = faultsIn(await examineCalls(options));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('GET /v1/balance/user: ');
    expect(found[0]).toContain(message);
  });

  it('an origin that is not allowed is reported for each call', async () => {
    const options = await examined();
    const found = faultsIn(await examineCalls({ ...options, origin: 'https://elsewhere.example' }));
    expect(found).toHaveLength(readingCalls.length);
    expect(found[0]).toContain('access-control-allow-origin is missing');
  });

  it('hidden and forbidden headers are named', async () => {
    const { send, ...options } = await examined();
    const stripped = async (request: Request) => {
      const answer = await send(request);
      const headers = new Headers(answer.headers);
      headers.set('access-control-expose-headers', 'retry-after');
      headers.set('access-control-allow-headers', 'authorization, content-type, x-auth-token');
      return new Response(answer.status === 204 ? null : await answer.text(), { status: answer.status, headers });
    };
    const all = { ...options, send: stripped };
    expect(faultsIn(await examineCalls(all))[0]).toContain('access-control-expose-headers lacks date');
    expect((await examinePreflight(all, true)).text).toMatch(/^CORS: idempotency-key is not allowed; allow it, or/);
    expect((await examinePreflight(all, false)).kind).toBe('good');
  });

  it('a wrong clock and a private call that needs no token are reported', async () => {
    const { send, ...options } = await examined();
    const late = async (request: Request) => {
      const headers = new Headers({ date: new Date(Date.now() - 3_600_000).toUTCString() });
      return new Response(await (await send(request)).text(), { status: 200, headers });
    };
    expect((await examineClock({ ...options, send: late })).text).toMatch(/^differs from this machine by -36\d\d s$/);
    expect((await examineRefusal({ ...options, send: late })).text).toContain('answers 200 instead of 401');
  });

  it('an unreachable one is reported, with the reason', async () => {
    const options = await examined();
    const dead = () => Promise.reject(new TypeError('fetch failed'));
    expect((await examineCalls({ ...options, send: dead }))[0]?.text).toBe('no answer: fetch failed');
  });

  it('additions that are ignored are reported; of a user without entries nothing can be said', async () => {
    const options = await examined();
    await options.makePlain();
    const ignored = new Set((await examineAdditions(options)).values());
    expect([...ignored]).toEqual(['ignored']);
    const none = await examineAdditions(await examined('new'));
    expect(none.get('status')).toBe('unknown');
  });
});

describe('the command line', () => {
  const environment = {
    hosts: { web: 'app.karat.test', mini: 'mini.karat.test' },
    apiAddress: '',
    sameOriginHosts: [],
  };
  const { hosts: _, ...local } = environment;
  const read = (args: string[]) =>
    readOptions(['--environment', 'production', ...args], () => (args.length > 0 ? local : environment));

  it('takes the API and the host of the environment, or another API on https or on this machine', () => {
    expect(read([])).toMatchObject({ api: 'https://api.karat.test', origin: 'https://app.karat.test' });
    expect(read(['--api', `${api}/v1`, '--origin', origin, '--token', 't'])).toEqual({
      environment: 'production',
      api,
      origin,
      token: 't',
      writes: false,
      triesCode: false,
      keys: undefined,
    });
    expect(read(['--token', 't', '--api', api, '--try-keys', '--address', '0x1', '--yes']).keys).toEqual({
      address: '0x1',
      isAgreed: true,
    });
    expect(read(['--api', 'http://localhost:4173']).origin).toBe('http://localhost:4173');
  });

  it.each([
    [['--token', 't'], '--api is missing.'],
    [['--api', api, '--try-code'], '--try-code needs --token.'],
    [['--api', api, '--token', 't', '--try-keys'], '--try-keys needs --token of a test account, and --address'],
    [['--api', api, '--address', '0x1', '--try-keys'], '--try-keys needs --token of a test account, and --address'],
    [['--api', 'api.example.com'], '--api api.example.com is no address.'],
    [['--api', 'http://api.example.com'], '--api http://api.example.com is not https: a token would be readable.'],
  ])('refuses %j', (args, message) => expect(() => read(args)).toThrow(message));

  it('needs an environment', () =>
    expect(() => readOptions(['--api', api], () => environment)).toThrow('--environment is missing'));
});
