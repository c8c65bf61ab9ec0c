import { join } from 'node:path';
import { build, createServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { ConfigCopy, root } from '../testing/config-copy.ts';
import { karatConfig } from './vite-plugin.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

/** A build of one small module, without the app around it. */
function buildOf(module: string): Promise<unknown> {
  return build({
    root: join(root, 'compiler/testing'),
    configFile: false,
    logLevel: 'silent',
    plugins: karatConfig({ root, configDir: config.path }).map((plugin) => ({ ...plugin, writeBundle: undefined })),
    build: { write: false, rolldownOptions: { input: module } },
  });
}

test('a good configuration is built', async () => {
  expect(JSON.stringify(await buildOf('virtual:config/values'))).not.toContain('Pseudo');
});

test('a faulty configuration stops the build, with all faults', async () => {
  config.edit('screens/probe', '"wallet.title"', '"wallet.titel"');
  config.edit('limits', '"0.025"', '"none"');
  await expect(buildOf('virtual:config/values')).rejects.toThrow(
    /config\/ has faults:\nconfig\/limits\.json:\d+:\d+ \/wallet\/token — .*\nconfig\/screens\/probe\.json:3:12 \/title — unknown text "wallet\.titel"/,
  );
});

test('a module that config does not have stops the build', async () => {
  await expect(buildOf('virtual:config/screen/nowhere')).rejects.toThrow(
    'config/ has no virtual:config/screen/nowhere',
  );
});

test(
  'the dev server shows faults over the last valid configuration, and removes them once they are fixed',
  { timeout: 20_000 },
  async () => {
    const server = await createServer({
      root: join(root, 'compiler/testing'),
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
      appType: 'custom',
      plugins: [karatConfig({ root, configDir: config.path })],
    });
    try {
      const { client } = server.environments;
      const sent: unknown[] = [];
      let heard: () => void = () => undefined;
      client.hot.send = (message: unknown) => {
        sent.push(message);
        heard();
      };
      const change = async (from: string, to: string): Promise<unknown> => {
        const next = new Promise<void>((resolve) => {
          heard = resolve;
        });
        config.edit('limits', from, to);
        await next;
        return sent.at(-1);
      };
      await vi.waitFor(() => expect(server.watcher.getWatched()[config.path]).toContain('limits.json'), {
        timeout: 10_000,
      });
      const values = async (): Promise<string> => (await client.transformRequest('virtual:config/values'))?.code ?? '';
      expect(await values()).toContain('"token":"0.025"');
      expect(await server.transformIndexHtml('/', '<head><!--values--></head>')).toContain('"token":"0.025"');
      expect(await values()).toContain('"label":"Pseudo"');

      expect(await change('"0.025"', '"none"')).toMatchObject({
        type: 'error',
        err: { message: expect.stringContaining('/wallet/token — must be an amount') },
      });
      expect(await values()).toContain('"token":"0.025"');
      expect(await server.transformIndexHtml('/', '<head><!--values--></head>')).toContain('"token":"0.025"');

      expect(await change('"none"', '"0.03"')).toEqual({ type: 'full-reload' });
      expect(await values()).toContain('"token":"0.03"');
      expect(await server.transformIndexHtml('/', '<head><!--values--></head>')).toContain('"token":"0.03"');
    } finally {
      await server.close();
    }
  },
);

test(
  'a dev server that starts with faults shows them, and works once they are fixed',
  { timeout: 20_000 },
  async () => {
    config.edit('limits', '"0.025"', '"none"');
    const server = await createServer({
      root: join(root, 'compiler/testing'),
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      appType: 'custom',
      plugins: [karatConfig({ root, configDir: config.path })],
    });
    try {
      const { client } = server.environments;
      await expect(client.transformRequest('virtual:config/values')).rejects.toThrow(
        '/wallet/token — must be an amount',
      );
      const mended = new Promise<unknown>((resolve) => {
        client.hot.send = resolve;
      });
      config.restore();
      server.watcher.emit('change', join(config.path, 'limits.json'));
      expect(await mended).toEqual({ type: 'full-reload' });
      expect((await client.transformRequest('virtual:config/values'))?.code).toContain('"token":"0.025"');
    } finally {
      await server.close();
    }
  },
);
