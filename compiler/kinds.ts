import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { FieldDefinition, KindDefinition, ViewDefinition } from '../src/engine/definition/kind.ts';
import type { SlotName } from '../src/engine/definition/scope.ts';

/** Where the kinds of each slot live: a folder a kind. */
export const slotFolders: Readonly<Record<SlotName, string>> = {
  block: 'src/blocks',
  cell: 'src/cells',
  field: 'src/fields',
  action: 'src/actions',
};
const viewFolder = 'src/queries/views';
const iconFolder = 'node_modules/@tabler/icons-react/dist/esm/icons';

/** Every kind that config may name. */
export interface Kinds {
  readonly slots: Readonly<Record<Exclude<SlotName, 'field'>, ReadonlyMap<string, KindDefinition>>> & {
    readonly field: ReadonlyMap<string, FieldDefinition>;
  };
  readonly views: ReadonlyMap<string, ViewDefinition>;
  /** File names of the icon set, such as `IconArrowDown`. */
  readonly icons: ReadonlySet<string>;
}

async function definitionsIn<T>(root: string, folder: string): Promise<Map<string, T>> {
  const kinds = new Map<string, T>();
  if (!existsSync(join(root, folder))) return kinds;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = join(root, folder, entry.name, 'definition.ts');
    if (!entry.isDirectory() || !existsSync(file)) continue;
    const module: { default: T } = await import(pathToFileURL(file).href);
    kinds.set(entry.name, module.default);
  }
  return kinds;
}

/** Loads the definitions of all kinds below `root`; components are not loaded. */
export async function loadKinds(root: string): Promise<Kinds> {
  const [block, cell, field, action, views] = await Promise.all([
    definitionsIn<KindDefinition>(root, slotFolders.block),
    definitionsIn<KindDefinition>(root, slotFolders.cell),
    definitionsIn<FieldDefinition>(root, slotFolders.field),
    definitionsIn<KindDefinition>(root, slotFolders.action),
    definitionsIn<ViewDefinition>(root, viewFolder),
  ]);
  const icons = readdirSync(join(root, iconFolder)).map((file) => file.replace(/\.mjs$/, ''));
  return { slots: { block, cell, field, action }, views, icons: new Set(icons) };
}

/** `own-name` as the name of a component's file and import: `OwnName`. */
export function pascalCase(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_, _dash: string, letter: string) => letter.toUpperCase());
}
