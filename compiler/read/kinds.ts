import { type Kinds, loadKinds } from 'engine/compiler/read/kinds.ts';

import '../../src/schema/language.ts';

/** All kinds that config may use, in the language of this app: their definitions, without their components. */
export function readKinds(root: string): Promise<Kinds> {
  return loadKinds(root);
}
