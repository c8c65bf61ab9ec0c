import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { productLanguage } from '../../schema/language.ts';
import type { FieldDefinition, KindDefinition, ViewDefinition } from '../../schema/kind.ts';
import type { SlotName } from '../../schema/scope.ts';

/** The file whose default export implements a kind: a component, an action or a field. */
export function moduleOf(slot: SlotName, name: string): string {
  const file = slot === 'action' || slot === 'field' ? `${slot}.ts` : `${pascalCase(name)}.tsx`;
  return `${productLanguage().folders[slot]}/${name}/${file}`;
}

/** The module of an icon: of a package, or of the project in `root`. */
export function iconModule(root: string, name: string): string {
  const { icon = '' } = productLanguage().folders;
  const ofPackage = /^node_modules\/(.+)/.exec(icon)?.[1];
  return `${ofPackage ?? `${root}/${icon}`}/Icon${pascalCase(name)}.mjs`;
}

/** All kinds that config may use. */
export interface Kinds {
  readonly slots: Readonly<Record<Exclude<SlotName, 'field'>, ReadonlyMap<string, KindDefinition>>> & {
    readonly field: ReadonlyMap<string, FieldDefinition>;
  };
  readonly views: ReadonlyMap<string, ViewDefinition>;
  /** Names of the outline icons, such as `arrow-down`. */
  readonly icons: ReadonlySet<string>;
  /** The names of the files in the folder of pictures. */
  readonly pictures: ReadonlySet<string>;
}

/** Loads a folder's definitions. A changed file is loaded again, for the dev server. */
async function definitionsIn<T>(root: string, folder: string): Promise<Map<string, T>> {
  const kinds = new Map<string, T>();
  if (!existsSync(join(root, folder))) return kinds;
  for (const name of readdirSync(join(root, folder)).toSorted()) {
    const file = join(root, folder, name, 'definition.ts');
    if (!existsSync(file)) continue;
    const module: { default: T } = await import(`${pathToFileURL(file).href}?${Math.round(statSync(file).mtimeMs)}`);
    kinds.set(name, module.default);
  }
  return kinds;
}

/** Loads the definitions of all kinds below `root`, but not their components. */
export async function loadKinds(root: string): Promise<Kinds> {
  const { folders } = productLanguage();
  const [block, cell, field, action, views] = await Promise.all([
    definitionsIn<KindDefinition>(root, folders.block),
    definitionsIn<KindDefinition>(root, folders.cell),
    definitionsIn<FieldDefinition>(root, folders.field),
    definitionsIn<KindDefinition>(root, folders.action),
    definitionsIn<ViewDefinition>(root, folders.view),
  ]);
  return {
    slots: { block, cell, field, action },
    views,
    icons: iconsIn(filesIn(root, folders.icon)),
    pictures: new Set(filesIn(root, folders.picture)),
  };
}

function filesIn(root: string, folder: string | undefined): string[] {
  return folder !== undefined && existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
}

function iconsIn(files: readonly string[]): Set<string> {
  const names = files.flatMap((file) => /^Icon(.+)\.mjs$/.exec(file)?.[1] ?? []);
  return new Set(names.filter((name) => !name.endsWith('Filled')).map(kebabCase));
}

/** `OwnName2` as written in config: `own-name-2`. */
function kebabCase(name: string): string {
  return name.replaceAll(/([A-Za-z0-9])(?=[A-Z])|([A-Za-z])(?=[0-9])/g, '$&-').toLowerCase();
}

/**
 * `own-name` as the name of a component's file: `OwnName`.
 *
 * @example
 *   pascalCase('address-card'); // 'AddressCard'
 */
export function pascalCase(name: string): string {
  return name.replaceAll(/(^|-)([a-z0-9])/g, (_, _dash: string, letter: string) => letter.toUpperCase());
}
