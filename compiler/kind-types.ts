import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Kinds, loadKinds, moduleOf, slotFolders } from './kinds.ts';

/**
 * Each block and cell beside its component, as text of generated/kinds/kinds.ts: the type checker tells where a component
 * is missing or takes other props than its definition declares, which does not import it.
 */
export function kindTypes({ slots }: Kinds): string {
  const pairs = (['block', 'cell'] as const).flatMap((slot) =>
    [...slots[slot].keys()].map((name) => {
      const [definition, component] = [`${slotFolders[slot]}/${name}/definition.ts`, moduleOf(slot, name)];
      return `  Kind<typeof import('../../${definition}'), typeof import('../../${component}')>,\n`;
    }),
  );
  return `/* Made from the folders of the kinds by compiler/kind-types.ts. */
import type { Kind } from '../../src/engine/definition/kind.ts';

/** Every block and cell. */
export type Kinds = [
${pairs.join('')}];
`;
}

/** Writes kinds.ts into `folder`: the step of the generator that makes generated/kinds. */
export async function writeKindTypes(folder: string, root: string): Promise<void> {
  await writeFile(join(folder, 'kinds.ts'), kindTypes(await loadKinds(root)));
}
