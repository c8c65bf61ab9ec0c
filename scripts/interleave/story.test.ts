import { describe, expect, it } from 'vitest';
import { storyOf, wordsOf } from './story.ts';

describe('the story of a seed', () => {
  it('is always the same, and differs for another seed', () => {
    expect(storyOf(7)).toEqual(storyOf(7));
    expect(storyOf(7)).not.toEqual(storyOf(8));
  });

  it('covers all kinds of transfers, faults and steps within a few hundred seeds', () => {
    const stories = Array.from({ length: 300 }, (_, seed) => storyOf(seed));
    const scenes = stories.flatMap((story) => story.scenes);
    expect(new Set(stories.map(({ kind }) => kind.name)).size).toBe(4);
    expect(new Set(scenes.map((scene) => scene.do)).size).toBe(11);
    const faults = scenes.flatMap((scene) => (scene.do === 'fault' ? [scene.fault.kind] : []));
    expect(new Set(faults)).toEqual(new Set(['lost-answer', 'reset', 'timeout', 'status', 'delay', 'completes-late']));
  });

  it('can be printed in words', () => {
    expect(wordsOf({ do: 'pass', ms: 2000, tab: 1, isPatient: false })).toBe('tab 2: pass 2000, at once');
    expect(wordsOf({ do: 'tap', buttons: ['goOn', 'edit'], tab: 0, isPatient: true })).toBe('tab 1: tap goOn, edit');
    expect(wordsOf({ do: 'goAhead', amount: '0.1', isTwice: true, tab: 0, isPatient: true })).toBe(
      'tab 1: goAhead 0.1 twice',
    );
    expect(wordsOf({ do: 'reload', tab: 0, isPatient: true })).toBe('tab 1: reload');
  });
});
