import { spawnSync } from 'node:child_process';

/**
 * Installs packages of Debian, if this is Linux and the user may. Returns the error output, which matters only if the
 * programs are missing afterwards.
 */
export function installDebian(...packages: string[]): string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'Packages can be installed only by root on Debian.';
  return [
    runInstaller('apt-get', 'update', '-qq'),
    runInstaller('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages),
  ].join('\n');
}

/** Runs an installer and returns its error output. */
export function runInstaller(command: string, ...parameters: string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  const { stderr, error } = spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env,
  });
  return error ? `${command}: ${error.message}` : stderr;
}
