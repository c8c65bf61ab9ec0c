import { expect, test } from 'vitest';
import { appChunk } from './chunks.ts';

const wallet = '\0virtual:karat/screen/wallet';
const imports: Readonly<Record<string, readonly string[]>> = {
  '/app/main.tsx': ['/shell.tsx', '/node_modules/react/index.js'],
  '/shell.tsx': ['/engine.ts'],
  '/engine.ts': ['/shell.tsx'],
  [wallet]: ['/summary.tsx', '/node_modules/library/index.js'],
  '/summary.tsx': ['/engine.ts', '/number.ts'],
  '/node_modules/library/index.js': ['/node_modules/library/modal.js'],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

test.each([
  ['what the entry imports', '/engine.ts', 'app'],
  ['what a screen with a budget imports', '/number.ts', 'app'],
  ['the screen itself, which has a chunk of its own', wallet, null],
  ['what no screen with a budget imports', '/map.tsx', null],
  ['a library, whose index imports all of it', '/node_modules/library/modal.js', null],
])('%s', (_, id, chunk) => {
  expect(appChunk('/app/main.tsx', ['/wallet'])(id, graph)).toBe(chunk);
});
