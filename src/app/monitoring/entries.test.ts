import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { aboutOf, screenOf } from './about.ts';
import { faultEntry, metricEntry, notes, policyEntry } from './entries.ts';
import { framesOf } from './frames.ts';

const origin = 'https://app.karat.test';
const appCode = { origin, has: (file: string) => file === 'app-DsA-9is.js' || file === 'Cyi2iUu.js' };
const screens = ['/', '/wallet', '/wallet/send'];
const word = z.string().check(z.regex(/^[\w/-]{1,40}$/));
/** All that an entry may be. */
const entry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['error', 'rejection', 'logged']),
    screen: z.enum([...screens, 'other']),
    name: z.string().check(z.regex(/^([A-Z][A-Za-z]*)?Error$|^other$/)),
    stack: z.array(z.string().check(z.regex(/^(app-DsA-9is|Cyi2iUu)\.js:\d{1,7}:\d{1,7}$/))).check(z.maxLength(10)),
    note: z.optional(z.enum(notes)),
  }),
  z.strictObject({
    kind: z.literal('policy'),
    screen: z.enum([...screens, 'other']),
    directive: word,
    blocked: z.string().check(z.regex(/^(https?|wss?):\/\/[a-z0-9.-]+(:\d+)?$|^[a-z-]+$/)),
  }),
  z.strictObject({
    kind: z.literal('metric'),
    screen: z.enum([...screens, 'other']),
    name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB', 'other']),
    value: z.number(),
    rating: z.enum(['good', 'needs-improvement', 'poor', 'other']),
  }),
]);

const secrets = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  '73.912465 XAUT',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2VjcmV0',
  'Wilhelmina Quirk',
];
/** Texts that look like parts of a stack or of an address, and contain a secret. */
const secretText = fc
  .record({
    secret: fc.constantFrom(...secrets),
    before: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        '',
        `${origin}/assets/`,
        `\n    at f (${origin}/assets/`,
        `@${origin}/assets/`,
        'https://',
        '?id=',
      ),
    ),
    after: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('', '.js:1:2', '.js:1:2)', '\n', ':1:2', '/path', '@host'),
    ),
  })
  .map(({ secret, before, after }) => `${before}${secret}${after}`);

describe('an entry tells nothing of the user', () => {
  /** The secrets in a value, which has to be an entry. */
  const secretsIn = (value: unknown): string[] => {
    const body = JSON.stringify(entry.parse(value));
    return secrets.filter((secret) => body.includes(secret));
  };

  test('whatever the error, its name, its stack and the text before it say', () => {
    fc.assert(
      fc.property(
        secretText,
        secretText,
        secretText,
        secretText,
        fc.boolean(),
        (message, name, line, note, isError) => {
          const error = Object.assign(new Error(message), { name });
          error.stack = `${name}: ${message}\n${line}\n    at f (${origin}/assets/app-DsA-9is.js:12:345)\n${line}`;
          const thrown: unknown = isError ? error : message;
          const reported = faultEntry('error', screenOf(line, screens), thrown, appCode, note);
          expect(secretsIn(reported)).toEqual([]);
          expect(reported.stack).toEqual(isError ? ['app-DsA-9is.js:12:345'] : []);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('whatever was blocked', () => {
    fc.assert(
      fc.property(fc.oneof(secretText, fc.webUrl()), secretText, secretText, (uri, directive, path) => {
        expect(secretsIn(policyEntry(screenOf(path, screens), directive, uri, appCode))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('whatever a metric is called', () => {
    fc.assert(
      fc.property(secretText, secretText, fc.double(), (name, rating, value) => {
        const reported = metricEntry('/wallet', { name, value, rating });
        if (reported) expect(secretsIn(reported)).toEqual([]);
        expect(reported?.value ?? 0).toBeLessThanOrEqual(1e8);
      }),
    );
  });

  test('whatever the page is', () => {
    fc.assert(
      fc.property(
        secretText,
        secretText,
        secretText,
        secretText,
        secretText,
        (version, address, runtime, language, userAgent) => {
          const body = JSON.stringify(
            aboutOf({ version, entry: address, runtime, language, languages: ['en', 'ar'], userAgent }),
          );
          for (const secret of secrets.filter((one) => body.includes(one))) expect(version).toContain(secret);
        },
      ),
    );
  });
});

describe('an entry says', () => {
  test.each([
    [
      'Chromium',
      `TypeError: x\n    at f (${origin}/assets/app-DsA-9is.js:1:20)\n    at async ${origin}/assets/Cyi2iUu.js:3:4`,
    ],
    ['Firefox and Safari', `f@${origin}/assets/app-DsA-9is.js:1:20\n@${origin}/assets/Cyi2iUu.js:3:4`],
  ])('the places of a stack as %s writes it', (_, stack) => {
    expect(framesOf(stack, 'x', appCode)).toEqual(['app-DsA-9is.js:1:20', 'Cyi2iUu.js:3:4']);
  });

  test.each([
    ['another host', `    at f (https://other.test/assets/app-DsA-9is.js:1:2)`],
    ['a file that was not loaded', `    at f (${origin}/assets/gone.js:1:2)`],
    ['the middle of a line', `see ${origin}/assets/app-DsA-9is.js:1:2`],
  ])('nothing of %s', (_, stack) => {
    expect(framesOf(stack, 'x', appCode)).toEqual([]);
  });

  test('the name of a known error and what the app logs with it', () => {
    expect(faultEntry('logged', '/wallet', new RangeError('x'), appCode, 'a route failed:')).toMatchObject({
      name: 'RangeError',
      note: 'a route failed:',
    });
  });

  test.each([
    ['https://evil.test/0x5aAe?token=1', 'https://evil.test'],
    ['wss://evil.test:8443/x', 'wss://evil.test:8443'],
    ['https://0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed.evil.test/', 'https://x.evil.test'],
    [`${origin}/wallet?token=1`, 'self'],
    ['inline', 'inline'],
    ['chrome-extension://abcdef/x.js', 'chrome-extension'],
    ['https://[::1]/', 'other'],
    ['secret', 'other'],
  ])('that %s was blocked as %s', (uri, blocked) => {
    expect(policyEntry('/wallet', 'connect-src', uri, appCode)).toEqual({
      kind: 'policy',
      screen: '/wallet',
      directive: 'connect-src',
      blocked,
    });
  });

  test.each([
    ['Mozilla/5.0 (Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36', 'chromium'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1', 'safari'],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', 'safari'],
    ['curl/8', 'other'],
  ])('of %s the family alone', (userAgent, browser) => {
    const entryOf = 'https://app.karat.test/assets/index-BqKJ_H9C.js';
    const read = { version: '0.1.5', entry: entryOf, runtime: 'web', language: 'ar', languages: ['ar'], userAgent };
    expect(aboutOf(read)).toEqual({
      version: '0.1.5',
      build: 'index-BqKJ_H9C.js',
      runtime: 'web',
      language: 'ar',
      browser,
    });
  });
});

test('the notes are what the app logs with an error', () => {
  const root = join(import.meta.dirname, '../..');
  const code = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.') && !file.startsWith('app/monitoring/'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const logged = [...code.matchAll(/console\.error\('([^']+)'[^;]*\b(?:error|cause)\)/g)].map(([, text]) => text);
  expect(new Set(notes)).toEqual(new Set(logged.filter((text) => text !== 'the texts of index.html are not JSON')));
});
