import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');

/** Imports that the linter must allow or forbid in each file; it ignores invalid patterns without a message. */
const imports: Readonly<Record<string, { allowed: readonly string[]; forbidden: readonly string[] }>> = {
  'src/domain/a.ts': {
    allowed: ['../values/b.ts', '../boot/handoff.ts', '../boot/table.ts', '../boot/appearance.ts', 'zod/mini'],
    forbidden: [
      '../i18n/b.ts',
      '../ui/b.ts',
      '../app/b.ts',
      '../boot/main.ts',
      'zod',
      '../../compiler/b.ts',
      '../../generated/api/b.ts',
    ],
  },
  'src/i18n/a.ts': { allowed: ['../domain/b.ts'], forbidden: ['../api/b.ts', '../ui/b.tsx'] },
  'src/ui/page/a.tsx': {
    allowed: ['../../i18n/b.ts', '../field/b.tsx'],
    forbidden: ['../../session/b.ts', '../../../generated/theme/b.css'],
  },
  'src/ui/Provider.tsx': { allowed: ['../../generated/theme/b.css'], forbidden: ['../engine/b.ts'] },
  'src/api/a.ts': {
    allowed: ['../../generated/api/b.ts', '../session/b.ts'],
    forbidden: ['../../generated/contract/b.ts', '../queries/b.ts'],
  },
  'src/session/a.ts': { allowed: ['../../generated/api/b.ts', '../api/b.ts'], forbidden: ['../engine/b.ts'] },
  'src/queries/views/a/view.ts': {
    allowed: ['../../../../generated/api/b.ts', '../../../engine/b.ts'],
    forbidden: ['../../../cells/b.ts'],
  },
  'src/engine/a.ts': {
    allowed: ['../queries/b.ts', '../ui/b.tsx'],
    forbidden: ['../fields/b.ts', '../../generated/api/b.ts', 'engine/schema/b.ts'],
  },
  'src/cells/a/A.tsx': { allowed: ['../../engine/b.ts'], forbidden: ['../../blocks/b.tsx'] },
  'src/blocks/a/A.tsx': {
    allowed: ['../../cells/b.tsx', '../../fields/b.tsx', '../../actions/b.ts'],
    forbidden: ['../../shell/b.tsx'],
  },
  'src/blocks/a/definition.ts': {
    allowed: ['zod', 'engine/schema/b.ts', '../../schema/b.ts'],
    forbidden: ['../../engine/scope.ts', '../../cells/b.tsx'],
  },
  'src/shell/a.tsx': { allowed: ['../blocks/b.tsx'], forbidden: ['../app/b.tsx'] },
  'src/app/a.tsx': {
    allowed: ['../shell/b.tsx', 'type ../../generated/words/types.ts'],
    forbidden: ['../boot/main.ts', '../../generated/words/words.ts'],
  },
  'src/boot/a.ts': {
    allowed: ['../api/b.ts', './b.ts', 'engine/record.ts', '../engine/testing/b.ts'],
    forbidden: ['../i18n/b.ts', '../engine/b.ts', '../app/b.ts'],
  },
  'sandbox/a/a.ts': {
    allowed: ['../../generated/contract/b.ts'],
    forbidden: ['../../src/domain/b.ts', '../../generated/api/b.ts'],
  },
  'sandbox/panel/a/a.tsx': {
    allowed: ['../../../src/ui/field/b.tsx', '../api.ts'],
    forbidden: ['../../../src/domain/b.ts', '../../../generated/api/b.ts', '../../control/b.ts'],
  },
  'engine/runtime/a.ts': {
    allowed: ['react', '../schema/b.ts'],
    forbidden: ['../../src/domain/b.ts', '../../generated/words/b.ts', '../../compiler/b.ts'],
  },
  'server/a.ts': { allowed: ['../sandbox/b.ts'], forbidden: ['../src/values/b.ts'] },
  'compiler/a.ts': {
    allowed: [
      'engine/schema/b.ts',
      '../src/schema/b.ts',
      '../src/values/schema.ts',
      '../src/values/business-schema.ts',
    ],
    forbidden: ['../src/engine/b.ts', '../sandbox/b.ts'],
  },
};

let folder: string;
let found: Set<string>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'karat-ladder-'));
  for (const file of ['oxlint.config.ts', 'oxlint.imports.ts', 'oxlint.rules.ts'])
    copyFileSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, { allowed, forbidden }] of Object.entries(imports)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const lines = [...allowed, ...forbidden].map((from, index) => {
      const isType = from.startsWith('type ');
      return `import ${isType ? 'type ' : ''}{ A${index} } from '${from.replace(/^type /, '')}';`;
    });
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      oxlint,
      '--format',
      'unix',
      '-A',
      'all',
      '-D',
      'no-restricted-imports',
      'src',
      'engine',
      'sandbox',
      'server',
      'compiler',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  const places = stdout.matchAll(/^(\S+?):\d+:\d+: '([^']+)' import is restricted/gm);
  found = new Set([...places].map(([, file, from]) => `${file} ${from}`));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.for(Object.entries(imports))('the linter checks what %s may import', ([file, { allowed, forbidden }]) => {
  expect([...allowed, ...forbidden].filter((from) => found.has(`${file} ${from.replace(/^type /, '')}`))).toEqual(
    forbidden,
  );
});
