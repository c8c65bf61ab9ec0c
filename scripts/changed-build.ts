import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CheckOptions } from '../compiler/compile.ts';
import { createSandbox } from '../sandbox/app.ts';
import { createServer } from '../server/server.ts';
import { buildConfig, root } from './build.ts';

/** Builds the app from a changed copy of config/ and serves it with a sandbox that reads the same copy. */
export class ChangedBuild {
  readonly #folder = mkdtempSync(join(tmpdir(), 'changed-config-'));
  /** The folder of the copy. */
  readonly config = join(this.#folder, 'config');
  #stop: (() => Promise<void>) | undefined;
  /** The address of the app, set by {@link serve}. */
  url = '';

  readonly #options: CheckOptions;

  constructor(options: CheckOptions = {}) {
    this.#options = options;
    cpSync(join(root, 'config'), this.config, { recursive: true });
  }

  /** Changes one file of the copy, such as `forms/withdraw`. `T` has the properties that the change uses. */
  edit<T>(name: string, change: (content: T) => void): void {
    const file = join(this.config, `${name}.json`);
    const content: T = JSON.parse(readFileSync(file, 'utf8'));
    change(content);
    writeFileSync(file, JSON.stringify(content, undefined, 2));
  }

  /** Writes a new file, such as `screens/wallet/about`. */
  write(name: string, content: object): void {
    const file = join(this.config, `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content, undefined, 2));
  }

  /** Writes a new file as a changed copy of another one. */
  copy<T extends object>(from: string, to: string, change: (content: T) => void): void {
    const content: T = JSON.parse(readFileSync(join(this.config, `${from}.json`), 'utf8'));
    change(content);
    this.write(to, content);
  }

  /** Adds a text for each key to every language; `textIn` returns it. */
  addTexts(keys: readonly string[], textIn: (language: string, key: string) => string): void {
    for (const file of readdirSync(join(this.config, 'locales')).filter((name) => name.endsWith('.json'))) {
      const language = file.replace('.json', '');
      this.edit<Record<string, string>>(`locales/${language}`, (texts) => {
        for (const key of keys) texts[key] = textIn(language, key);
      });
    }
  }

  /** Builds the app as an operator does and serves it on a free port, by default with the real time. @throws the output of a failed build */
  async serve(now?: () => number): Promise<void> {
    const distDir = join(this.#folder, 'dist');
    buildConfig(this.config, distDir, this.#options);
    const sandbox = createSandbox({ dbPath: ':memory:', configDir: this.config, now });
    const server = await createServer({ distDir, sandbox, port: 0 });
    this.url = `http://localhost:${server.port}`;
    this.#stop = async () => {
      await server.close();
      sandbox.close();
    };
  }

  /** Stops the server and deletes the copy. */
  async remove(): Promise<void> {
    await this.#stop?.();
    rmSync(this.#folder, { recursive: true });
  }
}
