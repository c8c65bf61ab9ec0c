import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 200;

/** Runs `work` while holding the lock `file`; waits until no other process of this machine holds it. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!takes(file)) await pause(pauseMs);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Tries to take the lock; deletes a lock whose process no longer runs. */
function takes(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (!isLocked(file)) rmSync(file, { force: true });
    return false;
  }
}

/** Whether the process named in the lock still runs. An empty lock is just being written and counts as held. */
function isLocked(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    return holder === 0 || process.kill(holder, 0);
  } catch (error) {
    // EPERM: the process runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
