import fc from 'fast-check';
import { expect, test } from 'vitest';
import { behaviours } from './testing/model-server.ts';
import { ModelWorld } from './testing/model-world.ts';

const step = fc.record({
  kind: fc.nat({ max: 10 }),
  tab: fc.constantFrom(0 as const, 1 as const),
  choice: fc.nat({ max: 60 }),
  behaviour: fc.constantFrom(...behaviours),
});

test.each([
  ['that honors keys', true],
  ['that does not', false],
])(
  'with two tabs, reloads and late answers, a server %s never repeats a transfer, and messages match its ledger',
  async (_, honorsKeys) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 40, size: 'max' }),
        fc.tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 })),
        async (steps, skews) => {
          const world = new ModelWorld(honorsKeys, skews);
          for (const { kind, tab, choice, behaviour } of steps) await world.step(kind, tab, choice, behaviour);
          await world.finish();
          expect(world.faults).toEqual([]);
        },
      ),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 100_000 },
    );
  },
  300_000,
);
