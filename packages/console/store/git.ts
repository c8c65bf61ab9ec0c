import { execFile } from 'node:child_process';

import type { Author } from './author.ts';

/** A call of git that failed; the message is what git said. */
export class GitFailure extends Error {}

/**
 * Runs git in a folder, without a shell, with words of ours as arguments alone: titles go through `input`.
 * @returns its output @throws GitFailure
 */
export function git(
  folder: string,
  args: readonly string[],
  { input = '', author }: { input?: string; author?: Author } = {},
): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    SSH_AUTH_SOCK: process.env['SSH_AUTH_SOCK'],
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: author?.name ?? 'Karat console',
    GIT_AUTHOR_EMAIL: author?.email ?? 'console@nowhere.invalid',
    GIT_COMMITTER_NAME: 'Karat console',
    GIT_COMMITTER_EMAIL: 'console@nowhere.invalid',
  };
  // Nothing that stands in the repository runs here.
  const fixed = ['-c', 'core.hooksPath=/dev/null', '-c', 'gc.auto=0', '-c', 'commit.gpgSign=false'];
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      [...fixed, ...args],
      { cwd: folder, env, timeout: 60_000, maxBuffer: 64_000_000 },
      (error, stdout, stderr) => {
        if (error) reject(new GitFailure(`git ${args[0]}: ${stderr.trim() || error.message}`));
        else resolve(stdout);
      },
    );
    // A command that reads nothing may have ended before.
    child.stdin?.on('error', () => undefined).end(input);
  });
}
