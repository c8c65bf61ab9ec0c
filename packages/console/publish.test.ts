import { afterAll, beforeAll, expect, test } from 'vitest';

import { PublishingConsole, patience } from './testing/publishing.ts';

let site: PublishingConsole;
beforeAll(async () => {
  site = await PublishingConsole.start();
}, patience);
afterAll(() => site.running.stop(), patience);

test(
  'an approved change of a text is a release of its publisher, also when the console ends in the middle; undone, the former release is live',
  async () => {
    const before = site.release;
    const id = await site.changeWith(
      'Another title',
      'locales/en',
      '"limits.title": "Limits"',
      '"limits.title": "Bounds"',
    );
    expect((await site.publish(id)).text).toContain('Somebody else has to approve');
    await site.approve(id);
    expect((await site.publish(id, 'ben')).status).toBe(403);
    const preview = await site.as('cleo').open(`/changes/${id}/publish/production`);
    expect(preview.text).toContain('This needs a new release');
    expect(preview.text).toContain('“Limits” → “Bounds”');
    const shown = await site.publish(id);
    expect(shown.text).toContain('Being published to production');
    await site.running.restart();
    await site.reaches(id, 'published');
    expect(site.release).not.toBe(before);
    await site.isPushed('locales/en', /"Bounds"/);
    const history = await site.as('ann').open('/history');
    expect(history.text).toMatch(/cleo Example published .*Another title.* in production/s);
    expect(history.text).toContain('“Limits” → “Bounds”');

    expect((await site.undo('Too early.', 'ben')).status).toBe(403);
    await site.undo('Too early.');
    expect(site.release).toBe(before);
    await site.isPushed('locales/en', /"limits.title": "Limits"/);
    const undone = await site.as('ann').open('/history');
    expect(undone.text).toMatch(/cleo Example undid .*Too early\./s);
    expect(await site.statusOf(id)).toBe('undone');
  },
  patience * 2,
);

test(
  'plain values are live without a release, with what others have pushed to the same file, and go back by an undo',
  async () => {
    const [before, id] = [
      site.release,
      await site.changeWith('Raise', 'limits', '"token": "0.025"', '"token": "0.035"'),
    ];
    await site.approve(id);
    site.pushEdit('limits', '"usdt": "50"', '"usdt": "60"');
    const preview = await site.as('cleo').open(`/changes/${id}/publish/production`);
    expect(preview.text).toContain('Only plain values change');
    expect(preview.text).toContain('50 → 60');
    await site.publish(id);
    await site.reaches(id, 'published');
    expect(site.live).toContain('"token":"0.035"');
    expect(site.live).toContain('"usdt":"60"');
    await site.isPushed('limits', /"token": "0.035".*"usdt": "60"/s);
    expect(site.release).toBe(before);
    const [, publication = ''] =
      /name="publication" value="(\w+)"/.exec((await site.as('cleo').open('/history')).text) ?? [];
    await site.undo('Wrong.');
    expect(site.live).toContain('"token":"0.025"');
    // What somebody else pushed stays in the branch of all.
    await site.isPushed('limits', /"token": "0.025".*"usdt": "60"/s);
    expect((await site.as('cleo').send('/history/undo', { publication, reason: 'Again.' })).text).toContain(
      'Nothing was undone',
    );

    // Nothing of it is approved or published before it is brought back; its own later edits would not hold the former ones.
    expect((await site.as('ann').open(`/changes/${id}`)).text).toMatch(/<button>Publish again</);
    await site.approve(id);
    expect((await site.publish(id)).text).toContain('This change was undone. Press “Publish again”');
    expect((await site.as('cleo').send(`/changes/${id}/merge`)).status).toBe(403);
    const again = await site.as('ann').send(`/changes/${id}/merge`);
    expect(again.text).toContain('0.025 → 0.035');
    expect(again.text).toMatch(/ann Example<.*Publish again/s);
    expect(await site.statusOf(id)).toBe('draft');
    expect((await site.publish(id)).text).toContain('Somebody else has to approve');
    await site.approve(id);
    await site.publish(id);
    await site.reaches(id, 'published');
    expect(site.live).toContain('"token":"0.035"');
    expect(site.live).toContain('"usdt":"60"');
    await site.isPushed('limits', /"token": "0.035".*"usdt": "60"/s);
    await site.undo('Wrong again.');
    expect(site.live).toContain('"token":"0.025"');
    await site.isPushed('limits', /"token": "0.025".*"usdt": "60"/s);
  },
  patience,
);

test(
  'what a deployment refuses is refused with its place, and changes nothing that is live',
  async () => {
    const [before, id] = [
      site.live,
      await site.changeWith('Links', 'links', 'https://karat.test', 'https://karat.example.com'),
    ];
    await site.approve(id);
    const preview = await site.as('cleo').open(`/changes/${id}/publish/production`);
    expect(preview.text).toContain('is an address of an example: set the real one');
    expect(preview.text).not.toContain('Publish now');
    await site.publish(id);
    await expect
      .poll(async () => (await site.as('cleo').open(`/changes/${id}`)).text, { timeout: patience })
      .toMatch(/config\/links\.json:\d+:\d+ .*is an address of an example/);
    expect(site.live).toBe(before);
    expect(await site.statusOf(id)).toBe('approved');
  },
  patience,
);

test(
  'the same value edited by others is shown, chosen by a person, and approved anew; nothing is lost',
  async () => {
    const id = await site.changeWith('Raise more', 'limits', '"usdt": "100"', '"usdt": "300"');
    await site.edit(id, 'links', 'https://karat.test', 'https://www.karat.test');
    await site.approve(id);
    site.pushEdit('limits', '"usdt": "100"', '"usdt": "150"');
    await site.publish(id);
    await expect
      .poll(async () => (await site.as('cleo').open(`/changes/${id}`)).text, { timeout: patience })
      .toContain('Others have changed the same meanwhile');
    const shown = await site.as('ann').send(`/changes/${id}/merge`);
    expect(shown.text).toMatch(/config\/limits\.json \/wallet\/usdt.*300.*150/s);
    await site.as('ann').send(`/changes/${id}/merge`, { 'choice limits /wallet/usdt': 'mine' });
    expect(await site.statusOf(id)).toBe('draft');
    await site.approve(id);
    await site.publish(id);
    await site.reaches(id, 'published');
    expect(site.live).toMatch(/"usdt":"300"/);
    expect(site.live).toContain('https://www.karat.test');
    await site.isPushed('limits', /"usdt": "300"/);
  },
  patience,
);

test(
  'a change is published at its time though the console was started again, and not when it was cancelled or edited',
  async () => {
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const later = { when: 'later', day, time: '12:00' };
    const ids = [
      await site.changeWith('Tomorrow', 'limits', '"usdt": "60"', '"usdt": "70"'),
      await site.changeWith('Cancelled', 'levels', '"volume": "100"', '"volume": "101"'),
      await site.changeWith('Edited', 'links', 'https://www.karat.test', 'https://m.karat.test'),
    ];
    const [first = '', second = '', third = ''] = ids;
    for (const id of ids) await site.approve(id);
    expect((await site.publish(first, 'cleo', { ...later, day: '2020-01-01' })).text).toContain('This time has passed');
    for (const id of ids) expect((await site.publish(id, 'cleo', later)).text).toContain(`at ${day} 12:00 UTC`);
    await site.as('cleo').send(`/changes/${second}/cancel`);
    await site.edit(third, 'links', 'https://m.karat.test', 'https://n.karat.test');
    expect(site.live).toMatch(/"usdt":"60"/);
    site.running.later(2 * 86_400_000);
    await site.running.restart();
    await site.reaches(first, 'published');
    expect(site.live).toMatch(/"usdt":"70"/);
    expect(await site.statusOf(second)).toBe('approved');
    expect(await site.statusOf(third)).toBe('draft');
    await site.signIn();
    expect((await site.as('cleo').send('/history/undo', {})).status).toBe(400);
    expect((await site.as('ann').open('/history')).text).toMatch(/cleo Example published .*Tomorrow/s);
    const file = (await site.as('ann').open('/history/export?environment=production')).text.split('\r\n');
    expect(file[0]).toContain('"When","Who","Environment"');
    expect(file.at(-2)).toMatch(/"cleo Example","production","values","Tomorrow",.*60 → 70/s);
    expect((await site.as('ann').open('/history/export?environment=other')).text.split('\r\n')).toHaveLength(2);
  },
  patience,
);
