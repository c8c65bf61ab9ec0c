import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

import { root } from '../../../scripts/build.ts';
import { Refused } from '../../../studio/server/config-name.ts';

/** What a build may use at most: time, ms, and the memory of each of its processes, bytes. */
export const buildLimits = { ms: 20 * 60_000, bytes: 3_000_000_000 };

/** So much of what a build says is kept, characters. */
const longestOutput = 100_000;

const withoutNetwork = ['unshare', '--map-current-user', '--net', '--'];
const withMemory = (bytes: number): string[] => ['prlimit', `--data=${bytes}`, '--'];

const known = new Map<string, boolean>();

/** A command that Linux has, and lets the console run; nothing elsewhere, which the log says once. */
export function ifPossible(command: readonly string[]): readonly string[] {
  const [name = '', ...args] = command;
  const isPossible = known.get(name) ?? spawnSync(name, [...args, 'true']).status === 0;
  if (!isPossible && !known.has(name))
    console.warn(`Builds run without ${name}: this machine does not have or allow it.`);
  known.set(name, isPossible);
  return isPossible ? command : [];
}

/** Whether builds have no network here. */
export const isWithoutNetwork = (): boolean => ifPossible(withoutNetwork).length > 0;

/**
 * Runs a script in processes of its own, without our secrets and, where the system can do that, without the network and with little
 * memory. All of them end with it. @throws what it said
 */
export async function runContained(
  [script, ...args]: readonly [string, ...string[]],
  stopping: AbortSignal,
  { ms, bytes } = buildLimits,
): Promise<void> {
  const { PATH, HOME, TMPDIR } = process.env;
  const start = [...ifPossible(withoutNetwork), ...ifPossible(withMemory(bytes)), process.execPath];
  const [command = process.execPath, ...rest] = start;
  // A group of its own: a build starts others, which would go on without it.
  const child = spawn(command, [...rest, script, ...args], {
    cwd: root,
    env: { PATH, HOME, TMPDIR },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-longestOutput)));
  const tooLong = AbortSignal.timeout(ms);
  const ending = AbortSignal.any([stopping, tooLong]);
  const endAll = (): void => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'));
  ending.addEventListener('abort', endAll);
  if (ending.aborted) endAll();
  try {
    await once(child, 'close');
  } finally {
    ending.removeEventListener('abort', endAll);
  }
  if (tooLong.aborted)
    throw new Refused(409, `The build was ended: it took more than ${Math.round(ms / 60_000)} minutes.`);
  if (child.signalCode !== null)
    throw new Refused(
      409,
      `The build was ended by ${child.signalCode}, as when there is not enough memory.\n${output}`.trim(),
    );
  if (child.exitCode !== 0) throw new Refused(409, output.trim() || 'The build failed and did not say why.');
}
