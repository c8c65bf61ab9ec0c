import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { bootTable } from './boot-table.ts';
import type { Project } from '../project.ts';
import { ConfigCopy, root } from '../testing/config-copy.ts';
import { moduleCode } from './virtual-modules.ts';

let config: ConfigCopy;
let project: Project;
beforeAll(async () => {
  config = await ConfigCopy.make();
  project = config.project();
});
afterAll(() => config.remove());

function code(name: string): string {
  const found = moduleCode(project, name);
  if (found === undefined) throw new Error(`no module ${name}`);
  return found;
}

/** The imports of a module: `name from file`, with paths relative to the project. */
function importsOf(text: string): string[] {
  const found = [...text.matchAll(/^import (?:\{ (\w+) as \w+ \}|\w+) from "([^"]+)";$/gm)];
  return found.map(([, name = 'default', from = '']) => `${name} from ${from.replace(`${root}/`, '')}`);
}

/** The names of all virtual modules. */
function allModules(): string[] {
  const screens = [...project.screens].flatMap(([path, screen]) => ('redirect' in screen ? [] : [`screen${path}`]));
  const lists = [...project.lists.keys()].map((name) => `list/${name}`);
  const forms = [...project.forms.keys()].flatMap((name) => [`form/${name}`, `validator/${name}`]);
  return ['routes', 'navigation', 'values', 'values-shape', 'boot-table', 'locale/en', ...screens, ...lists, ...forms];
}

test('every module is valid JavaScript and imports only existing modules', () => {
  for (const name of allModules()) {
    const text = code(name);
    expect(() => parseAst(text), name).not.toThrow();
    for (const one of importsOf(text)) {
      const [what = '', from = ''] = one.split(' from ');
      if (from.startsWith('virtual:config/'))
        expect(moduleCode(project, from.slice('virtual:config/'.length)), one).toBeDefined();
      else if (from.startsWith('@tabler/')) expect(existsSync(join(root, 'node_modules', from)), one).toBe(true);
      else
        expect(readFileSync(join(root, from), 'utf8'), one).toMatch(
          what === 'default' ? /export default/ : new RegExp(`export (const|function) ${what}\\b`),
        );
    }
  }
});

test('a screen imports exactly the kinds it uses', () => {
  expect(importsOf(code('screen/probe')).toSorted()).toEqual([
    'default from @tabler/icons-react/dist/esm/icons/IconHistory.mjs',
    'default from src/actions/navigate/action.ts',
    'default from src/actions/open/action.ts',
    'default from src/blocks/buttons/Buttons.tsx',
    'default from src/blocks/facts/Facts.tsx',
    'default from src/blocks/form/Form.tsx',
    'default from src/blocks/list/List.tsx',
    'default from src/blocks/prose/Prose.tsx',
    'default from src/blocks/tabs/Tabs.tsx',
    'default from src/cells/age/Age.tsx',
    'default from src/cells/number/Number.tsx',
    'default from src/queries/views/wallet-account/view.ts',
    'default from virtual:config/list/probe',
    'getBalancesQueryOptions from generated/api/balance/balance.ts',
    'getRatesQueryOptions from generated/api/balance/balance.ts',
    'getWithdrawsQueryOptions from generated/api/history/history.ts',
  ]);
});

test('a screen imports its form lazily, and its blocks name the data they need', () => {
  const text = code('screen/probe');
  expect(text).toContain('()=>import("virtual:config/form/probe")');
  expect(text.match(/"needs":\[[^\]]*\]/g)).toEqual([
    '"needs":[]',
    '"needs":["entry"]',
    '"needs":["account"]',
    '"needs":[]',
    '"needs":[]',
    '"needs":[]',
  ]);
});

test("a view's requests are queries with the values of its parameters, and a first page has the size of a page", () => {
  expect(code('screen/probe')).toContain('"queries":(p,size)=>[i0(),i2()]');
  expect(importsOf(code('screen/probe'))).toContain('getRatesQueryOptions from generated/api/balance/balance.ts');
  expect(code('screen/wallet')).toMatch(
    /"queries":\(p,size\)=>\[i\d+\(\{"offset":0,"limit":size,"token":p\["token"\]\}\)\]/,
  );
});

test('a block has the name of its card: its title, its list or form, or its label', () => {
  const named = [...code('screen/probe').matchAll(/"name":("[^"]*"|\{[^}]*\}|undefined)/g)].map(([, name]) => name);
  expect(named).toEqual(['"wallet.token"', '"get.history"', '"send.title"']);
});

test('a list and a form import exactly the kinds they use', () => {
  expect(importsOf(code('list/probe')).toSorted()).toEqual([
    'default from @tabler/icons-react/dist/esm/icons/IconInbox.mjs',
    'default from src/cells/plain/Plain.tsx',
    'deposits from generated/api/history/history.ts',
    'getDepositsQueryOptions from generated/api/history/history.ts',
  ]);
  expect(importsOf(code('form/probe')).toSorted()).toEqual([
    'default from src/cells/address/Address.tsx',
    'default from src/cells/number/Number.tsx',
    'default from src/cells/plain/Plain.tsx',
    'default from src/cells/text/Text.tsx',
    'default from src/fields/address/field.ts',
    'default from src/fields/amount/field.ts',
    'default from src/fields/text/field.ts',
    'default from src/queries/views/operation-limits/view.ts',
    'default from src/queries/views/wallet-account/view.ts',
    'default from virtual:config/validator/probe',
    'getBalancesQueryOptions from generated/api/balance/balance.ts',
    'getRatesQueryOptions from generated/api/balance/balance.ts',
    'requestWithdraw from generated/api/transfer/transfer.ts',
    'withdraws from generated/api/history/history.ts',
  ]);
});

test('routes have the path of every screen and the target of every redirect', () => {
  const text = code('routes');
  expect(text).toContain('{path:"/old/probe",redirect:"/probe"}');
  expect(text).toContain('load:()=>import("virtual:config/screen/probe")');
  expect(text.match(/load:/g)).toHaveLength(
    [...project.screens.values()].filter((screen) => !('redirect' in screen)).length,
  );
});

test('a name that is not in config is not a module', () => {
  for (const name of ['screen/old/probe', 'screen/nowhere', 'list/x', 'form/x', 'validator/x', 'locale/xx', 'other']) {
    expect(moduleCode(project, name)).toBeUndefined();
  }
});

describe('the first requests of /wallet', () => {
  test('are balances, rates and the operations of the token', () => {
    const { requests, search } = bootTable(project).routes['/wallet'] ?? {};
    expect(search).toHaveProperty('currency', { from: 'tokens', default: 'xaut' });
    expect(requests).toEqual(
      expect.arrayContaining([
        { path: '/v1/balance/user', query: [], isPublic: false },
        { path: '/v1/balance/rates', query: [], isPublic: true },
      ]),
    );
    const operations = requests?.filter(({ path }) => path === '/v1/balance/commercial-operations');
    expect(operations?.map(({ query }) => Object.fromEntries(query))).toEqual([
      { offset: '0', limit: '100', token: '$search.currency' },
    ]);
  });

  test('include the pages of lists, with the filters of the address', () => {
    config.edit(
      'lists/probe',
      '"with": { "token": "$parameter.currency" }',
      '"with": { "token": "$parameter.currency", "id": "$parameter.period" }',
    );
    config.edit(
      'lists/probe',
      '"parameters": {',
      '"parameters": { "period": { "text": { "maxLength": 9 }, "default": "" },',
    );
    config.edit(
      'screens/probe',
      '"list": "probe", "with": {',
      '"list": "probe", "with": { "period": "$search.period",',
    );
    const changed = config.project();
    config.restore();
    expect(changed.faults).toEqual([]);
    expect(bootTable(changed).routes['/probe']?.requests?.at(-1)).toEqual({
      path: '/v1/balance/deposits',
      query: [
        ['offset', '0'],
        ['limit', '100'],
        ['token', '$search.currency'],
        ['id', '$search.period'],
      ],
      isPublic: false,
      isPage: true,
    });
  });

  test.each([
    ['{ "runtime": "web" }', [{ runtime: 'web' }]],
    ['{ "equals": ["$session.networkLevel", 0] }', [{ equals: ['$session.networkLevel', 0] }]],
    ['{ "not": { "any": [{ "is": "$search.currency" }, { "equals": ["$limits.start.days", 30] }] } }', []],
    ['{ "is": "$account.isLocked" }', []],
  ])('have the condition of their part where the boot script can decide it: %s', (when, expected) => {
    config.edit('screens/probe', '{ "block": "list",', `{ "block": "list", "when": ${when},`);
    const changed = config.project();
    config.restore();
    expect(changed.faults).toEqual([]);
    const requests = bootTable(changed).routes['/probe']?.requests ?? [];
    expect(requests.flatMap((request) => (request.path === '/v1/balance/deposits' ? request.when : []))).toEqual(
      expected,
    );
  });
});

test.each([
  ['/wallet/send', ['/v1/balance/user', '/v1/balance/rates']],
  ['/wallet/sell', ['/v1/balance/user', '/v1/balance/rates']],
  ['/wallet/buy', ['/v1/balance/user', '/v1/balance/rates']],
])('the data of the form of %s is among its first requests', (path, expected) => {
  const paths = bootTable(project).routes[path]?.requests?.map((request) => request.path);
  expect(paths).toEqual(expect.arrayContaining(expected));
});

test('the data of a form that another tab shows is loaded with that tab alone', () => {
  const requests = bootTable(project).routes['/marketing/send']?.requests ?? [];
  const isOf = (path: string, tab: string): boolean =>
    requests.every(
      (request) => request.path !== path || JSON.stringify(request.when).includes(`["$search.tab","${tab}"]`),
    );
  expect(requests.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/v1/partner/balance', '/v1/partner/network/balance']),
  );
  expect(isOf('/v1/partner/balance', 'partner')).toBe(true);
  expect(isOf('/v1/partner/network/balance', 'network')).toBe(true);
});

test('a list of one token is requested with the fields of its entry', () => {
  const requests = bootTable(project).routes['/wallet/activity']?.requests ?? [];
  const sales = requests
    .filter(({ path }) => path === '/v1/order/history/sell')
    .map(({ query }) => Object.fromEntries(query));
  const ofWallet = sales.filter(({ balanceType }) => balanceType === 'balance');
  expect(ofWallet.map(({ ticker }) => ticker)).toEqual(['$tokens.xaut.ticker', '$tokens.paxg.ticker']);
});

test('what a view asks for is decided by its parameters as far as they are known', () => {
  const candles = (bootTable(project).routes['/home']?.requests ?? []).filter(({ path }) => path.includes('candles'));
  const ofHour = candles.filter(({ when }) => when === undefined).map(({ path, query }) => [path, query]);
  expect(ofHour).toEqual([
    ['/bitfinex/v2/candles/trade:1m:t{$tokens.xaut.candleSymbol}/hist', [['limit', '60']]],
    ['/bitfinex/v2/candles/trade:1m:t{$tokens.paxg.candleSymbol}/hist', [['limit', '60']]],
  ]);
  expect(candles.map(({ when }) => when).filter(Boolean)).toHaveLength(5);
});
