import { expect, test } from 'vitest';
import { isOfApp, purposes } from './chunks.ts';

const screen = (route: string): string => `\0virtual:config/screen${route}`;
const imports: Readonly<Record<string, readonly string[]>> = {
  '/app/main.tsx': ['/shell.tsx', '/node_modules/react/index.js'],
  '/shell.tsx': ['/engine.ts'],
  '/engine.ts': ['/shell.tsx'],
  [screen('/wallet')]: ['/summary.tsx', '/node_modules/library/index.js'],
  '/summary.tsx': ['/engine.ts', '/number.ts'],
  '/node_modules/library/index.js': ['/node_modules/library/modal.js'],
  [screen('/map')]: ['/map.tsx'],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

test.each([
  ['the entry', '/app/main.tsx', true],
  ['what the entry imports', '/engine.ts', true],
  ['what a screen with a budget imports', '/number.ts', true],
  ['the screen itself, which has a chunk of its own', screen('/wallet'), false],
  ['what another screen imports', '/map.tsx', false],
  ['a library, whose index imports all of it', '/node_modules/library/modal.js', false],
])('%s', (_, id, isWithApp) => {
  expect(isOfApp('/app/main.tsx', ['/wallet'])(id, graph)).toBe(isWithApp);
});

test.each([
  ['/app/src/ui/notice/Notice.tsx', 'parts'],
  ['/app/src/ui/dialog/Dialog.tsx', undefined],
  ['/app/node_modules/@mantine/core/styles/Input.layer.css', 'parts'],
  ['/app/node_modules/@mantine/core/esm/components/Input/Input.mjs', 'fields'],
  ['/app/src/fields/amount/AmountInput.tsx', 'forms'],
  ['\0virtual:config/list/sells', 'operations'],
  ['\0virtual:config/form/sell', undefined],
])('%s is in the chunk %s', (id, name) => {
  expect(purposes.find(({ test: pattern }) => pattern.test(id))?.name).toBe(name);
});
