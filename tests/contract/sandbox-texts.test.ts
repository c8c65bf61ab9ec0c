import { afterAll, describe, expect, it } from 'vitest';
import { memorySandbox, temporaryFolder } from './sandbox-client.ts';

const folder = temporaryFolder();
const client = memorySandbox({ localesDir: folder.path });
afterAll(() => {
  client.sandbox.close();
  folder.remove();
});

describe('I18N-05 texts', () => {
  it('come from the folder without the schema, and are read again when the file changes', async () => {
    folder.write('pl.json', JSON.stringify({ $schema: 'x', 'wallet.title': 'Portfel' }));
    expect((await client.get('/i18n/pl.json?version=0.0.5')).json).toEqual({ 'wallet.title': 'Portfel' });
    folder.write('pl.json', JSON.stringify({ 'wallet.title': 'Konto' }));
    expect((await client.get('/i18n/pl.json')).json).toEqual({ 'wallet.title': 'Konto' });
  });

  it('are not sent again while unchanged', async () => {
    folder.write('pl.json', JSON.stringify({ 'wallet.title': 'Portfel' }));
    const ask = (known?: string) =>
      client.sandbox.app.request('/i18n/pl.json', { headers: known === undefined ? {} : { 'if-none-match': known } });
    const first = await ask();
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const tag = first.headers.get('etag') ?? '';
    expect((await ask(tag)).status).toBe(304);
    folder.write('pl.json', JSON.stringify({ 'wallet.title': 'Konto' }));
    expect((await ask(tag)).status).toBe(200);
  });

  it.each(['xx.json', 'ru.json', '..%2Fpl.json', 'pl', 'pl.json.json', '%2e%2e%2fpackage.json'])(
    '%s is not found',
    async (name) => {
      expect((await client.get(`/i18n/${name}`)).status).toBe(404);
    },
  );
});
