import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { PublishingConsole, patience } from './testing/publishing.ts';

let site: PublishingConsole;
beforeAll(async () => {
  site = await PublishingConsole.start();
}, patience);
afterAll(() => site.running.stop(), patience);

/** The least amount in USDT that users have now. */
const minimum = (): string | undefined => /"wallet":\{[^}]*"usdt":"(\d+)"/.exec(site.live)?.[1];

test.for([
  ['it is noted that it begins', 'refs/begun/production'],
  ['it is merged', 'write-tree'],
  ['the merge is a commit', 'commit-tree'],
  ['the page is replaced', 'before the page'],
  ['what is live is read again', 'after the page'],
  ['it is noted what is live', 'update-ref refs/heads/published'],
  ['the history is sent', 'push --quiet origin refs/heads/published'],
  ['the branch of all gets it', 'push --quiet origin [0-9a-f]+:refs/heads/main'],
] as const)(
  'killed before %s, publishing is done once, at the next start, and can be undone',
  { timeout: patience },
  async ([title, step]) => {
    await site.signIn();
    const former = minimum() ?? '';
    const raised = String(Number(former) + 1);
    const id = await site.changeWith(title, 'limits', `"usdt": "${former}"`, `"usdt": "${raised}"`);
    await site.approve(id);
    const day = new Date(Date.now() + site.running.later(0) + 86_400_000).toISOString().slice(0, 10);
    await site.publish(id, 'cleo', { when: 'later', day, time: '12:00' });
    const offset = site.running.later(2 * 86_400_000);
    await site.running.restart(async () => {
      const script = join(import.meta.dirname, 'testing/publish-until.ts');
      const child = spawn(process.execPath, [script, site.running.folder, step, String(offset)], { stdio: 'inherit' });
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    });
    await site.reaches(id, 'published');
    expect(minimum()).toBe(raised);
    await site.isPushed('limits', new RegExp(`"usdt": "${raised}"`));
    await site.signIn();
    const { text } = await site.as('cleo').open('/history');
    expect(text.split(`>${title}</a>`)).toHaveLength(2);
    await site.undo('Back.');
    expect(minimum()).toBe(former);
    await site.isPushed('limits', new RegExp(`"usdt": "${former}"`));
  },
);
