import { renameSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { PublishingConsole, patience } from './testing/publishing.ts';

let site: PublishingConsole;
beforeAll(async () => {
  site = await PublishingConsole.start();
}, patience);
afterAll(() => site.running.stop(), patience);

/** Publishes an approved change, and waits until the branch of all has it. */
async function publish(id: string, environment: string, isLive: () => boolean): Promise<void> {
  await site.publish(id, 'cleo', { when: 'now' }, environment);
  await expect.poll(isLive, { timeout: patience }).toBe(true);
}

/** A page without its line breaks. */
async function pageOf(path: string): Promise<string> {
  return (await site.as('cleo').open(path)).text.replaceAll(/\s+/g, ' ');
}

test(
  'what was tried in one environment and undone in the other comes back by no other change, and can be brought back',
  async () => {
    const raised = '"token":"0.035"';
    const id = await site.changeWith('Raise', 'limits', '"token": "0.025"', '"token": "0.035"');
    await site.approve(id);
    await publish(id, 'staging', () => site.staging.includes(raised));
    await site.isPushed('limits', /"token": "0.035"/);
    const other = await site.changeWith('Volume', 'levels', '"volume": "100"', '"volume": "101"');
    await site.approve(other);
    const first = await pageOf(`/changes/${id}/publish/production`);
    expect(first).toContain('The console has published nothing there yet');
    expect(first).toContain('0.025 → 0.035');
    await publish(id, 'production', () => site.live.includes(raised));
    await site.reaches(id, 'published');
    expect(await pageOf(`/changes/${id}`)).toMatch(/live in production.*live in staging/);
    expect(await pageOf('/history?environment=production')).toContain('Undone here, it stays live in staging until');
    await site.undo('Too much.');
    expect(site.live).not.toContain(raised);
    expect(site.staging).toContain(raised);
    const page = await pageOf(`/changes/${id}`);
    expect(page).toMatch(/undone in production\. Elsewhere it stays live in staging until.*cleo Example: Too much\./);
    expect(page).toMatch(/What it changed.*0.025 → 0.035/);
    expect(page).not.toContain('live in production');
    await site.isPushed('limits', /"token": "0.025"/);

    // Nothing of it comes back to production with another change; staging, where that is published next, loses it and says so.
    expect(await pageOf(`/changes/${other}/publish/production`)).not.toContain('0.035');
    await publish(other, 'production', () => site.live.includes('"volume":"101"'));
    expect(site.live).not.toContain(raised);
    await site.reaches(other, 'published');
    const preview = await pageOf(`/changes/${other}/publish/staging`);
    expect(preview).toContain('0.035 → 0.025');
    expect(preview).toContain('With it goes what was undone elsewhere: “Raise”.');
    await publish(other, 'staging', () => site.staging.includes('"volume":"101"'));
    expect(site.staging).not.toContain(raised);
    await site.reaches(other, 'published');
    expect(await pageOf(`/changes/${id}`)).not.toContain('live in');

    const again = await site.as('ann').send(`/changes/${id}/merge`);
    expect(again.text).toContain('0.025 → 0.035');
    await site.approve(id);
    await publish(id, 'production', () => site.live.includes(raised));
    await site.reaches(id, 'published');
    const third = await site.changeWith('Level', 'levels', '"volume": "101"', '"volume": "102"');
    expect(await pageOf(`/changes/${third}/publish/staging`)).toContain(
      'With it comes what was published elsewhere: “Raise”.',
    );
  },
  patience,
);

test(
  'what was undone while the remote was away comes back by no other change',
  async () => {
    const { remote } = site.running;
    const id = await site.changeWith('Least', 'limits', '"usdt": "100"', '"usdt": "200"');
    await site.approve(id);
    await publish(id, 'production', () => site.live.includes('"usdt":"200"'));
    await site.isPushed('limits', /"usdt": "200"/);
    const other = await site.changeWith('Again', 'levels', '"coverage": 50000', '"coverage": 50001');
    await site.approve(other);
    renameSync(remote, `${remote}.away`);
    await site.undo('Too much.');
    expect(site.live).toContain('"usdt":"100"');
    renameSync(`${remote}.away`, remote);
    await publish(other, 'production', () => site.live.includes('50001'));
    expect(site.live).toContain('"usdt":"100"');
    await site.isPushed('limits', /"usdt": "100"/);
  },
  patience,
);
