import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Runs `use` with a temporary folder that contains `configDir` at a revision of its git repository.
 * @throws when git is not installed, or the revision or the folder in it does not exist
 */
export function withFormerConfig<T>(configDir: string, revision: string, use: (folder: string) => T): T {
  const commit = git(configDir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  if (commit === undefined) throw new Error(`git has no revision "${revision}" of ${configDir}`);
  const files = (git(configDir, ['ls-tree', '-r', '-z', '--name-only', commit.trim()]) ?? '')
    .split('\0')
    .filter((file) => file.endsWith('.json'));
  if (files.length === 0) throw new Error(`${configDir} did not exist at "${revision}"`);
  const folder = mkdtempSync(join(tmpdir(), 'karat-former-'));
  try {
    for (const file of files) {
      const text = git(configDir, ['show', `${commit.trim()}:./${file}`]);
      if (text === undefined) throw new Error(`git cannot show ${file} of "${revision}"`);
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The output of a git command; undefined if it fails. */
function git(folder: string, command: readonly string[]): string | undefined {
  const { status, stdout, error } = spawnSync('git', command, { cwd: folder, encoding: 'utf8', maxBuffer: 64_000_000 });
  if (error) throw new Error(`git cannot be run: ${error.message}`);
  return status === 0 ? stdout : undefined;
}
