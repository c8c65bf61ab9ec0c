import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPuppeteer } from './puppeteer.ts';
import type { Engine } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** The engines of browsers. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
/** The name of an engine. */
export type EngineName = (typeof engineNames)[number];

/** Starts a browser with its files in a folder of its own, which is removed when it is closed. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  mkdirSync(join(folder, 'saved'));
  const engine = await (name === 'webkit' ? startWebKit(folder) : startPuppeteer(name, folder));
  return {
    ...engine,
    close: async () => {
      await engine.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
