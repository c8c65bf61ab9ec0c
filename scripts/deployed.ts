import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buildConfig, root } from './build.ts';
import { ensureNginx, loadBrotli } from './nginx.ts';

/** Changes a file of config/ before a build. */
export type EditConfig = (name: string, change: (text: string) => string) => void;

/** Makes `folder/config`, a copy of config/ with addresses that a deployment accepts and a label; returns what changes it. */
export function configForDeployment(folder: string, label: string): EditConfig {
  const config = join(folder, 'config');
  rmSync(config, { recursive: true, force: true });
  cpSync(join(root, 'config'), config, { recursive: true });
  const edit: EditConfig = (file, to) =>
    writeFileSync(join(config, file), to(readFileSync(join(config, file), 'utf8')));
  const real = (text: string): string =>
    text.replaceAll(/(karat|video)\.example\.(com|group)/g, 'karat.test').replaceAll('karat_example', 'karat');
  edit('links.json', real);
  edit('environments/production.json', real);
  edit('app.json', (text) => text.replace(/"versionLabel": "[^"]+"/, `"versionLabel": "${label}"`));
  return edit;
}

/**
 * Builds the app of the config that {@link configForDeployment} makes into `folder/name`; `name` is its label, too.
 * @throws when the build fails
 */
export function buildForDeployment(folder: string, name: string, change?: (edit: EditConfig) => void): void {
  const edit = configForDeployment(folder, name);
  change?.(edit);
  buildConfig(join(folder, 'config'), join(folder, name));
}

/** The name and the text of each option of `npm run deploy`. */
type Options = Readonly<Record<string, string | number>>;

/** Runs `npm run deploy`; returns what it printed, and its exit code. */
export function runDeploy(options: Options, ...more: string[]): { code: number | null; output: string } {
  const named = Object.entries(options).flatMap(([name, text]) => [`--${name}`, String(text)]);
  const command = ['deploy/main.ts', ...named, ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

/**
 * Starts nginx with `http` as the content of its http block and waits until it listens. Its files are in `folder`.
 * @returns what stops it @throws what nginx said if it ends
 */
export async function startNginx(folder: string, port: number, http: string): Promise<() => Promise<void>> {
  mkdirSync(join(folder, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp/${name};`,
  );
  const main = join(folder, 'main.conf');
  writeFileSync(
    main,
    [
      process.getuid?.() === 0 ? 'user root;' : '',
      loadBrotli,
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;`,
      'events {}',
      `http { ${temporary.join(' ')} ${http} }`,
      '',
    ].join('\n'),
  );
  const nginx = spawn(ensureNginx(), ['-c', main, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  nginx.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<void>((resolve) => void nginx.once('exit', () => resolve()));
  while (!(await listens(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx has ended: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
