import { decimal } from '../../../domain/decimal.ts';
import { demandBy, levelReached } from '../../../domain/levels.ts';
import { values } from '../../../values/values.ts';
import { defineView } from '../define.ts';

/** From config/levels.json alone; nothing while either of the two is no number. */
export default defineView({
  queries: () => [],
  figures: (_, { volume, partners }, on) => {
    const { levels } = values.levels;
    const amount = on.given('typedVolume', volume, 'XAUT');
    const people = on.given('typedPeople', partners);
    /** What a level says; of the one that is reached, or of the next one. */
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
      volumeMissing: demandBy(on, amount, volumeNeeded).missing,
      partnersMissing: demandBy(on, people, peopleNeeded).missing,
    };
  },
  derive: (_, __, { level }) => {
    if (level === undefined) return {};
    const { levels } = values.levels;
    const [current, next] = [levels[Number(level)], levels[Number(level) + 1]];
    return { name: current?.name, hasNext: next !== undefined, nextName: next?.name };
  },
});
