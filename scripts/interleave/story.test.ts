import { describe, expect, it } from 'vitest';
import { canHappen, disturbances } from './disturbances.ts';
import { storyOf, wordsOf } from './story.ts';
import { transferKinds } from './transfers.ts';

describe('the story of a seed', () => {
  it('is always the same, and differs for another seed', () => {
    expect(storyOf(7)).toEqual(storyOf(7));
    expect(storyOf(7)).not.toEqual(storyOf(8));
  });

  it('covers all kinds of transfers, faults and steps within a few hundred seeds', () => {
    const stories = Array.from({ length: 300 }, (_, seed) => storyOf(seed));
    const scenes = stories.flatMap((story) => story.scenes);
    expect(new Set(stories.map(({ kind }) => kind.name)).size).toBe(11);
    expect(new Set(scenes.map((scene) => scene.do)).size).toBe(18);
    const faults = scenes.flatMap((scene) => (scene.do === 'fault' ? [scene.fault.kind] : []));
    expect(new Set(faults)).toEqual(
      new Set(['lost-answer', 'reset', 'timeout', 'status', 'fails-after', 'delay', 'completes-late', 'clock-skew']),
    );
  });

  it('brings every disturbance to every kind of transfer within 176 consecutive seeds', () => {
    const stories = Array.from({ length: 176 }, (_, seed) => storyOf(seed + 1000));
    const planned = new Set(stories.map(({ kind, disturbance }) => `${kind.name} ${disturbance}`));
    const wanted = transferKinds.flatMap((kind) =>
      disturbances.filter((one) => canHappen(one, kind)).map((one) => `${kind.name} ${one}`),
    );
    expect([...planned].toSorted()).toEqual(wanted.toSorted());
  });

  it('can be printed in words', () => {
    expect(wordsOf({ do: 'pass', ms: 2000, tab: 1, isPatient: false })).toBe('tab 2: pass 2000, at once');
    expect(wordsOf({ do: 'tap', buttons: ['goOn', 'edit'], tab: 0, isPatient: true })).toBe('tab 1: tap goOn, edit');
    expect(wordsOf({ do: 'goAhead', amount: '0.1', press: 'double click', tab: 0, isPatient: true })).toBe(
      'tab 1: goAhead 0.1 double click',
    );
    expect(wordsOf({ do: 'reload', tab: 0, isPatient: true })).toBe('tab 1: reload');
  });
});
