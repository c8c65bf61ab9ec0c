import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Kinds, moduleOf } from 'engine/compiler/read/kinds.ts';
import { readKinds } from '../read/kinds.ts';
import { folders } from '../../src/schema/folders.ts';

/**
 * The text of generated/kinds/kinds.ts. It pairs the definition of each block and cell with its component, so that the
 * type checker finds missing components and props that differ from the definition.
 */
export function kindTypes({ slots }: Kinds): string {
  const pairs = (['block', 'cell'] as const).flatMap((slot) =>
    [...slots[slot].keys()].map((name) => {
      const [definition, component] = [`${folders[slot]}/${name}/definition.ts`, moduleOf(slot, name)];
      return `  Kind<typeof import('../../${definition}'), typeof import('../../${component}')>,\n`;
    }),
  );
  return `/* Made from the folders of the kinds by compiler/schemas/kind-types.ts. */
import type { Kind } from 'engine/schema/kind.ts';

/** Every block and cell. */
export type Kinds = [
${pairs.join('')}];
`;
}

/** Writes kinds.ts into `folder`; the generator step for generated/kinds. */
export async function writeKindTypes(folder: string, root: string): Promise<void> {
  await writeFile(join(folder, 'kinds.ts'), kindTypes(await readKinds(root)));
}
