import { expect, test } from 'vitest';
import { againstPage } from './against.ts';
import { type Choice, readChoice } from './choice.ts';
import { type Look, fileOf } from './looks.ts';
import { byChange, judge, pairsOf } from './pairs.ts';
import type { Picture } from './pictures.ts';

const look: Look = { runtime: 'web', scheme: 'dark', width: 360, language: 'en' };
const everything: Choice = readChoice([], ['en', 'de', 'ar', 'kk']);

function picture(name: string, other: Partial<Look> = {}): Picture {
  const shown = { ...look, ...other };
  return { ...shown, name, file: fileOf({ name }, shown), size: { width: shown.width, height: 740 } };
}

test('screenshots with the same file name are a pair, others are new or gone', () => {
  const now = [picture('wallet'), picture('home')];
  const before = [picture('map'), picture('wallet')];
  const verdicts = pairsOf(now, before, everything).map((pair) => [pair.file, judge(pair, 0).verdict]);
  expect(verdicts).toEqual([
    ['wallet.web.dark.360.en.png', 'same'],
    ['home.web.dark.360.en.png', 'new'],
    ['map.web.dark.360.en.png', 'gone'],
  ]);
});

test('only what the run took is compared: neither other looks nor other screens are gone', () => {
  const before = [
    picture('wallet'),
    picture('wallet', { language: 'kk' }),
    picture('map'),
    picture('wallet', { width: 390 }),
  ];
  const files = pairsOf([picture('wallet'), picture('home')], before, everything, new Set(['wallet'])).map(
    ({ file }) => file,
  );
  expect(files).toEqual(['wallet.web.dark.360.en.png']);
});

test('the page shows what differs first and marks it, with both pictures and the difference', () => {
  const shares = { wallet: 0, home: 0.002, map: 0.5 };
  const compared = Object.entries(shares).map(([name, share]) =>
    judge({ file: picture(name).file, now: picture(name), before: picture(name) }, share),
  );
  const fresh = judge({ file: picture('card').file, now: picture('card') }, 0);
  expect(byChange([...compared, fresh]).map(({ now }) => now?.name)).toEqual(['map', 'home', 'card', 'wallet']);

  const page = againstPage([...compared, fresh], { before: '../old gallery', differences: 'differences' });
  expect(
    [...page.matchAll(/<section id="(?<name>[a-z]+)\.[^"]*" class="(?<verdict>[^"]+)"/g)].map(({ groups }) => [
      groups?.name,
      groups?.verdict,
    ]),
  ).toEqual([
    ['map', 'is-differs'],
    ['home', 'is-differs'],
    ['card', 'is-new'],
    ['wallet', 'is-same'],
  ]);
  expect(page).toContain('50.00 % of its pixels differ');
  expect(page).toContain('src="../old%20gallery/home.web.dark.360.en.png"');
  expect(page).toContain('src="differences/home.web.dark.360.en.png"');
  expect(page).not.toContain('src="differences/wallet.web.dark.360.en.png"');
});
