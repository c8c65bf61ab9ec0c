import { type Disturbance, canHappen, groups } from './disturbances.ts';
import { randomOf } from './random.ts';
import { type TransferKind, transferKinds } from './transfers.ts';

/** How many consecutive seeds share out all disturbances among them; it is more than there are in a group, or kinds. */
const size = 10;
/** Salts the generator of a deck, whose numbers are those of seeds, too. */
const salt = 0x5e_ed_00;

/** The kind of transfer of a seed: consecutive seeds go through all of them. */
export function kindOf(seed: number): TransferKind {
  const kind = transferKinds[seed % transferKinds.length];
  if (!kind) throw new Error('there are no kinds of transfers');
  return kind;
}

/**
 * The disturbances of a seed. Ten seeds from a multiple of ten on have all of them, so that any nineteen consecutive seeds
 * do; which of the ten has which is drawn anew each time.
 */
export function disturbancesOf(seed: number): readonly Disturbance[] {
  const first = seed - (seed % size);
  const random = randomOf(salt + first);
  const seeds = Array.from({ length: size }, (_, index) => first + index);
  return Object.values(groups).flatMap((group: readonly Disturbance[]) => {
    const places = dealt(random.shuffled(group), random.shuffled(seeds));
    return places.get(seed) ?? [];
  });
}

/** Gives each disturbance of a group a seed of its own whose kind of transfer can have it. @throws when that cannot be */
function dealt(group: readonly Disturbance[], seeds: readonly number[]): Map<number, Disturbance> {
  const [one, ...others] = group;
  if (one === undefined) return new Map();
  for (const seed of seeds) {
    if (!canHappen(one, kindOf(seed))) continue;
    const rest = dealtOrNone(
      others,
      seeds.filter((other) => other !== seed),
    );
    if (rest) return rest.set(seed, one);
  }
  throw new Error(`${one} can happen in none of the stories ${seeds.join(', ')}`);
}

function dealtOrNone(group: readonly Disturbance[], seeds: readonly number[]): Map<number, Disturbance> | undefined {
  try {
    return dealt(group, seeds);
  } catch {
    return undefined;
  }
}
