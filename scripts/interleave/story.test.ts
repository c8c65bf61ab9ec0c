import { describe, expect, it } from 'vitest';
import { disturbancesOf, kindOf } from './deck.ts';
import { canHappen, disturbances } from './disturbances.ts';
import { storyOf, wordsOf } from './story.ts';
import { transferKinds } from './transfers.ts';

const seedsFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

describe('the story of a seed', () => {
  it('is always the same, and differs for another seed', () => {
    expect(storyOf(7)).toEqual(storyOf(7));
    expect(storyOf(7)).not.toEqual(storyOf(8));
  });

  it('has every disturbance and every form within any 20 consecutive seeds', () => {
    const firsts = [...seedsFrom(0, 400), ...seedsFrom(9000, 40), ...seedsFrom(999_999_000, 40)];
    for (const first of firsts) {
      const seeds = seedsFrom(first, 20);
      expect(new Set(seeds.flatMap(disturbancesOf)), `seeds from ${first}`).toEqual(new Set(disturbances));
      expect(new Set(seeds.map(kindOf)), `seeds from ${first}`).toEqual(new Set(transferKinds));
    }
  });

  it('has none that cannot happen to its form, and brings each to each form in the end', () => {
    const met = new Set<string>();
    for (const seed of seedsFrom(0, 1500))
      for (const one of disturbancesOf(seed)) {
        expect(canHappen(one, kindOf(seed)), `seed ${seed}: ${one}`).toBe(true);
        met.add(`${kindOf(seed).name} ${one}`);
      }
    const possible = transferKinds.flatMap((kind) =>
      disturbances.filter((one) => canHappen(one, kind)).map((one) => `${kind.name} ${one}`),
    );
    expect([...met].toSorted()).toEqual(possible.toSorted());
  });

  it('has all kinds of steps and faults within a few hundred seeds', () => {
    const scenes = seedsFrom(0, 300).flatMap((seed) => storyOf(seed).scenes);
    expect(new Set(scenes.map((scene) => scene.do)).size).toBe(26);
    const faults = scenes.flatMap((scene) => (scene.do === 'fault' ? [scene.fault.kind] : []));
    expect(new Set(faults)).toEqual(
      new Set(['timeout', 'status', 'fails-after', 'delay', 'completes-late', 'clock-skew']),
    );
    const fates = scenes.flatMap((scene) => (scene.do === 'fate' ? [scene.fate] : []));
    expect(new Set(fates)).toEqual(new Set(['lost', 'unsent', 'redirect', 'refused', 'declined', 'less']));
  });

  it('can be printed in words', () => {
    expect(wordsOf({ do: 'pass', ms: 2000, tab: 1, isPatient: false })).toBe('tab 2: pass 2000, at once');
    expect(wordsOf({ do: 'tap', buttons: ['goOn', 'edit'], tab: 0, isPatient: true })).toBe('tab 1: tap goOn, edit');
    expect(wordsOf({ do: 'send', amount: '0.1', press: 'double click', tab: 0, isPatient: true })).toBe(
      'tab 1: send 0.1 double click',
    );
    expect(wordsOf({ do: 'reload', tab: 0, isPatient: true })).toBe('tab 1: reload');
  });
});
