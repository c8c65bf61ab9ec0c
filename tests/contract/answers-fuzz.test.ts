import { expect, it } from 'vitest';
import { fuzzAnswers } from '../../scripts/contract-fuzz/run.ts';

const usualSeed = 20_261_120;

it('the app and the sandbox read generated answers of every operation, valid and broken, as openapi.yaml says', async () => {
  const found = await fuzzAnswers(2000, Number(process.env['PROPERTY_SEED'] ?? usualSeed));
  expect(found).toHaveLength(34);
  expect(found.filter(({ faults }) => faults.size > 0)).toEqual([]);
});
