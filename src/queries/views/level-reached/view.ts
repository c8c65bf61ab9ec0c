import { decimal } from '../../../domain/decimal.ts';
import { demandFigures, levelReached } from '../../../domain/levels.ts';
import { values } from '../../../values/values.ts';
import { defineView } from '../define.ts';
import type definition from './definition.ts';

/** Computed only from config/levels.json; no fields if one of the inputs is not a number. */
export default defineView<typeof definition>({
  figures: (_, { volume, partners }, on) => {
    const { levels } = values.levels;
    const amount = on.input('typedVolume', volume, 'XAUT');
    const people = on.input('typedPeople', partners);
    /** A number of the reached level (`above` 0) or of the next one (1). */
    const ofLevel = (above: number, numberOf: (level: (typeof levels)[number]) => number | string) =>
      on.by(
        'level',
        (of, count) => {
          const level = levels[levelReached(levels, of, Number(count)) + above];
          return level && decimal(String(numberOf(level)));
        },
        amount,
        people,
      );
    const volumeNeeded = on.called(
      'volumeNeeded',
      ofLevel(1, (next) => next.volume),
    );
    const peopleNeeded = on.called(
      'peopleNeeded',
      ofLevel(1, (next) => next.partners),
    );
    return {
      level: ofLevel(0, (level) => levels.indexOf(level)),
      coverage: on.called(
        'coverage',
        ofLevel(0, (level) => level.coverage),
      ),
      volumeMissing: demandFigures(on, amount, volumeNeeded).missing,
      partnersMissing: demandFigures(on, people, peopleNeeded).missing,
    };
  },
  derive: (_, __, { level }) => {
    if (level === undefined) return {};
    const { levels } = values.levels;
    const [current, next] = [levels[Number(level)], levels[Number(level) + 1]];
    return { name: current?.name, hasNext: next !== undefined, nextName: next?.name };
  },
});
