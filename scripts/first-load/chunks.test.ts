import { expect, test } from 'vitest';
import { chunkOf } from './chunks.ts';

const screen = (route: string): string => `\0virtual:config/screen${route}`;
const form = '\0virtual:config/form/send';
const imports: Readonly<Record<string, readonly string[]>> = {
  '/app/main.tsx': ['/shell.tsx', '/routes.ts', '/node_modules/react/index.js'],
  '/shell.tsx': ['/engine.ts'],
  '/engine.ts': ['/shell.tsx'],
  [screen('/wallet')]: ['/summary.tsx', '/node_modules/library/index.js'],
  '/summary.tsx': ['/engine.ts', '/number.ts'],
  '/node_modules/library/index.js': ['/node_modules/library/modal.js'],
  [screen('/map')]: ['/map.tsx', '/notice.tsx'],
  '/map.tsx': ['/common.ts'],
  [screen('/send')]: ['/form.tsx', '/engine.ts', '/common.ts'],
  [screen('/about')]: ['/common.ts'],
  [form]: ['/number.ts', '/amount.tsx', '/notice.tsx'],
  '/forms.tsx': ['/draft.ts'],
};
const dynamic: Readonly<Record<string, readonly string[]>> = {
  '/routes.ts': ['/wallet', '/map', '/send', '/about'].map(screen),
  [screen('/send')]: [form, '/sheet.tsx'],
  '/form.tsx': ['/forms.tsx'],
};
const graph = {
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], dynamicallyImportedIds: dynamic[id] ?? [] }),
};
const places = { entry: '/app/main.tsx', formEngine: '/forms.tsx', routes: ['/wallet'], shared: [3, 2] };

test.each([
  ['the entry', '/app/main.tsx', 'app'],
  ['what the entry imports', '/engine.ts', 'app'],
  ['what a screen with a budget imports, though many screens share it', '/number.ts', 'app'],
  ['what a screen and the form of another screen import', '/notice.tsx', 'shared by 2'],
  ['what more screens import', '/common.ts', 'shared by 3'],
  ['the screen itself, which has a chunk of its own', screen('/wallet'), null],
  ['what one screen imports', '/map.tsx', null],
  ['what one form imports', '/amount.tsx', null],
  ['what the form engine imports for one screen', '/draft.ts', null],
  ['what a screen imports later', '/sheet.tsx', null],
  ['a library, whose index imports all of it', '/node_modules/library/modal.js', null],
])('%s', (_, id, chunk) => {
  expect(chunkOf(places)(id, graph)).toBe(chunk);
});

test('what the form engine imports is shared when enough screens have a form', () => {
  expect(chunkOf({ ...places, shared: [1] })('/draft.ts', graph)).toBe('shared by 1');
});
