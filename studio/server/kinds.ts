import { existsSync } from 'node:fs';

import { picturesIn } from '../../scripts/screens/pictures.ts';
import type { Checker } from './checker.ts';

/** The kinds of each slot, with the picture of each of `npm run screens`, if one was taken. */
export function kindsOf({ surroundings }: Checker, picturesDir: string) {
  const pictures = existsSync(picturesDir) ? picturesIn(picturesDir) : [];
  return Object.fromEntries(
    Object.entries(surroundings.kinds.slots).map(([slot, known]) => [
      slot,
      [...known].map(([name, { description }]) => ({
        name,
        description,
        picture: pictures.find((picture) => picture.name === `${slot}s-${name}`)?.file,
      })),
    ]),
  );
}
