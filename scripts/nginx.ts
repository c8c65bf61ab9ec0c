import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebian } from './debian.ts';

const modules = ['filter', 'static'].map((name) => `/usr/lib/nginx/modules/ngx_http_brotli_${name}_module.so`);

/** The lines at the head of a configuration that load the brotli modules. */
export const loadBrotli = modules.map((file) => `load_module ${file};`).join('\n');

/**
 * Finds nginx with its brotli modules, or installs Debian's.
 * @returns the path of the program @throws when there is none and none could be installed
 */
export function ensureNginx(): string {
  const message = hasNginx()
    ? ''
    : installDebian('nginx-light', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static');
  if (!hasNginx())
    throw new Error(`nginx with its brotli modules was not found and could not be installed.\n${message}`);
  return program;
}

/** The version of nginx on this machine, such as `1.22.1`. */
export function nginxVersion(): string {
  const { stderr } = spawnSync(ensureNginx(), ['-v'], { encoding: 'utf8' });
  return /nginx\/([\d.]+)/.exec(stderr)?.[1] ?? '';
}

const program = '/usr/sbin/nginx';

function hasNginx(): boolean {
  return modules.every((file) => existsSync(file)) && spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0;
}
