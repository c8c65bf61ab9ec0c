import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readBudgets } from './budgets.ts';
import { overruns, table, weigh } from './figures.ts';
import { filesByRoute, firstLoadFiles } from './graph.ts';

const sign = 'ui:rootFieldId';
const budget = { js: 5000, css: 1000, without: { 'form engine': sign } };

let distDir = '';

beforeEach(() => {
  distDir = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(distDir, 'assets'));
  mkdirSync(join(distDir, '.vite'));
  const page =
    '<!doctype html><link rel="stylesheet" crossorigin href="/assets/main.css"><link rel="icon" href="/favicon.svg">' +
    '<link rel="prefetch" href="/assets/later.js"><script src="/boot.js"></script><script type=module src=/assets/main.js></script>';
  write('index.html', page);
  write('boot.js', 'boot');
  for (const name of ['main', 'shared', 'wallet', 'card', 'later', 'home']) write(`assets/${name}.js`, name);
  for (const name of ['main', 'card']) write(`assets/${name}.css`, name);
  write('assets/forms.js', `forms ${sign}`);
  manifest({});
  write('route-chunks.json', JSON.stringify({ '/wallet': ['assets/wallet.js'], '/empty': [] }));
});

afterEach(() => rmSync(distDir, { recursive: true }));

const write = (path: string, content: string | Buffer) => writeFileSync(join(distDir, path), content);

function manifest(more: object): void {
  const chunks = {
    'index.html': {
      file: 'assets/main.js',
      isEntry: true,
      imports: ['_shared'],
      css: ['assets/main.css'],
      dynamicImports: ['home'],
    },
    _shared: { file: 'assets/shared.js', imports: ['index.html'] },
    home: { file: 'assets/home.js' },
    wallet: { file: 'assets/wallet.js', imports: ['_card', '_shared'], dynamicImports: ['forms'] },
    _card: { file: 'assets/card.js', css: ['assets/card.css'] },
    forms: { file: 'assets/forms.js' },
    ...more,
  };
  write('.vite/manifest.json', JSON.stringify(chunks));
}

describe('the files of a first load', () => {
  test('are those of each screen', () => {
    write('route-chunks.json', JSON.stringify({ '/wallet': ['assets/wallet.js'], '/home': ['assets/home.js'] }));
    const withHome = filesByRoute(distDir).map(([route, files]) => [route, files.includes('assets/home.js')]);
    expect(withHome).toEqual([
      ['/wallet', false],
      ['/home', true],
    ]);
  });

  test('are those in the page and the chunks of the route, with their static imports', () => {
    expect(firstLoadFiles(distDir, '/wallet')).toEqual([
      'assets/card.css',
      'assets/card.js',
      'assets/main.css',
      'assets/main.js',
      'assets/shared.js',
      'assets/wallet.js',
      'boot.js',
    ]);
  });

  test.each(['/gone', '/empty'])('are unknown for %s, which has no chunks', (route) => {
    expect(() => firstLoadFiles(distDir, route)).toThrow(`names no chunks of ${route}`);
  });
});

describe('the budget', () => {
  const faults = async () => overruns(distDir, budget, await weigh(distDir, firstLoadFiles(distDir, '/wallet')));

  test('is met by a small app', async () => expect(await faults()).toEqual([]));

  test('counts compressed bytes of each kind', async () => {
    write('assets/shared.js', randomBytes(4000));
    write('assets/home.js', randomBytes(9000));
    write('assets/card.css', 'a{}'.repeat(5000));
    const figures = await weigh(distDir, firstLoadFiles(distDir, '/wallet'));
    expect(figures.js).toBeGreaterThan(4000);
    expect(figures.js).toBeLessThan(4100);
    expect(figures.css).toBeLessThan(100);
    expect(table('/wallet', budget, figures)).toMatch(/JavaScript +4\.0 kB {2}of 5\.0/);
  });

  test('is exceeded by too much of either kind', async () => {
    write('assets/shared.js', randomBytes(5000));
    write('assets/card.css', randomBytes(1000));
    expect(await faults()).toEqual([
      expect.stringMatching(/^\d+ bytes of JavaScript too many$/),
      expect.stringMatching(/^\d+ bytes of CSS too many$/),
    ]);
  });

  test('is exceeded by a part that must not be loaded', async () => {
    manifest({ _card: { file: 'assets/card.js', imports: ['forms'] } });
    expect(await faults()).toEqual(['the first load includes the form engine: assets/forms.js']);
  });

  test('cannot be checked if the text of that part is in no script', async () => {
    write('assets/forms.js', 'forms');
    expect(await faults()).toEqual([`"${sign}", the marker of the form engine, is in no script`]);
  });
});

test('the budgets of the app are at most those promised for the wallet', () => {
  const { js, css, without } = readBudgets().routes['/wallet'] ?? {};
  expect(js).toBeLessThanOrEqual(175_000);
  expect(css).toBeLessThanOrEqual(14_500);
  expect(without).toHaveProperty('form engine');
});
