import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import compiled from 'virtual:config/values';

import type { Values } from './schema.ts';

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  vi.resetModules();
  error.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

/** The values that the page reads from a data block with this text. */
async function read(textContent: string | undefined): Promise<Values> {
  vi.stubGlobal('document', { getElementById: () => (textContent === undefined ? null : { textContent }) });
  return (await import('./values.ts')).values;
}

/** The values that the page reads after a change of what the build was compiled with. */
function readChanged(change: (values: Record<string, Record<string, unknown>>) => void): Promise<Values> {
  const values: Record<string, Record<string, unknown>> = JSON.parse(JSON.stringify(compiled));
  change(values);
  return read(JSON.stringify(values));
}

test('values as they were written are taken as they are, with what may be missing and what was added', async () => {
  const notices = [{ text: { en: 'Late' }, screens: ['/wallet'] }];
  const kgs = { ticker: 'KGS', label: 'KGS', name: 'Som', candleSymbol: 'KGSUSD' };
  const values = await readChanged((block) => {
    Object.assign(block['app'] ?? {}, { notices, pageSize: 7 });
    Object.assign(Object(block['tokens']).markets, { kgs });
  });
  expect(values.app).toEqual({ ...compiled.app, notices, pageSize: 7 });
  expect(values.tokens.markets).toEqual({ ...compiled.tokens.markets, kgs });
  expect(error).not.toHaveBeenCalled();
});

test.each([
  ['missing', 'app.referralCode.longest', (block: Values) => ({ ...block.app, referralCode: { characters: 'ab' } })],
  ['of another kind', 'app.pageSize', (block: Values) => ({ ...block.app, pageSize: '7' })],
  ['a list with an entry of another kind', 'app.keptOffline', (block: Values) => ({ ...block.app, keptOffline: [1] })],
  ['optional and of another kind', 'app.notices', (block: Values) => ({ ...block.app, notices: 'none' })],
])('a value that is %s is that of the build, the others stay', async (_, place, change) => {
  const values = await readChanged((block) => {
    block['app'] = { ...change(compiled), versionLabel: 'of the page' };
  });
  const { characters } = values.app.referralCode;
  expect(values).toEqual({
    ...compiled,
    app: {
      ...compiled.app,
      versionLabel: 'of the page',
      referralCode: { ...compiled.app.referralCode, characters },
    },
  });
  expect(error.mock.calls).toEqual([[`values of index.html are missing or of another kind: ${place}`]]);
});

test('a part that is missing is that of the build', async () => {
  const values = await readChanged((block) => {
    delete block['limits'];
    Object.assign(block['links'] ?? {}, { login: 'https://of-the-page.example' });
  });
  expect(values).toEqual({ ...compiled, links: { ...compiled.links, login: 'https://of-the-page.example' } });
});

test('what was added without a value that it needs leaves all values to the build', async () => {
  const values = await readChanged((block) => Object.assign(Object(block['tokens']).markets, { kgs: {} }));
  expect(values).toEqual(compiled);
});

test.each([undefined, '', '{', '[]', 'null', '"text"'])('the block %s leaves all values to the build', async (text) => {
  expect(await read(text)).toEqual(compiled);
});
