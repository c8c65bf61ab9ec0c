import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../build.ts';

/** Runs npm or a command of node_modules/.bin in the repository and shows its output; true if it succeeds. */
export function succeeds(command: string, ...args: string[]): boolean {
  return succeedsIn(root, command, ...args);
}

/** The same in a copy of the repository, with the packages of the copy. */
export function succeedsIn(folder: string, command: string, ...args: string[]): boolean {
  const { status, error } = spawnSync(command, args, {
    cwd: folder,
    env: {
      ...process.env,
      PATH: [join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status === 0;
}

/** Runs a script of package.json. */
export function npmScript(name: string, ...args: string[]): boolean {
  return succeeds('npm', 'run', '--silent', name, '--', ...args);
}
