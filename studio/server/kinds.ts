import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Checker } from './checker.ts';

/** The kinds of each slot, with an example of each, and whether there is a picture of it. */
export function kindsOf({ surroundings }: Checker, picturesDir: string) {
  return Object.fromEntries(
    Object.entries(surroundings.kinds.slots).map(([slot, known]) => [
      slot,
      [...known].map(([name, { description, example }]) => ({
        name,
        description,
        example: { [slot]: name, ...Object(example) },
        hasPicture: existsSync(join(picturesDir, `${slot}-${name}.png`)),
      })),
    ]),
  );
}
