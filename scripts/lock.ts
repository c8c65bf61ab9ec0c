import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 200;

/** Does `work` while no other process of this machine does what holds the same `file`; waits until that is done. */
export async function alone<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!takes(file)) await pause(pauseMs);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Takes the lock unless a process that still runs holds it. */
function takes(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/** Whether the process named in the lock still runs; one that is just being written names none and is held. */
function isHeld(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    return holder === 0 || process.kill(holder, 0);
  } catch (error) {
    // EPERM: it runs for somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
