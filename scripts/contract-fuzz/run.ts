import fc from 'fast-check';
import { operations } from '../contract.ts';
import { brokenAnswers, validAnswers } from './answers.ts';
import { judgeOf } from './judge.ts';

/** What a run has found for an operation. */
export interface Found {
  readonly operation: string;
  readonly answers: number;
  /** Each kind of fault with the first answer that shows it. */
  readonly faults: ReadonlyMap<string, unknown>;
}

/** Reads `count` generated answers, half of them valid, spread over all operations; the seed repeats a run. */
export async function fuzzAnswers(count: number, seed: number): Promise<Found[]> {
  const each = Math.ceil(count / operations.length / 2);
  const found: Found[] = [];
  for (const [index, operation] of operations.entries()) {
    const schema = operation.answers.find(({ status }) => status === 200)?.schema ?? {};
    const judge = await judgeOf(operation);
    const options = { numRuns: each, seed: seed + index };
    const valid = fc.sample(validAnswers(schema), options);
    const answers = [...valid, ...fc.sample(brokenAnswers(schema), options)];
    const faults = new Map<string, unknown>();
    for (const answer of answers)
      for (const fault of judge(answer)) {
        // The places in a list are all alike.
        const kind = fault.replaceAll(/\/\d+/g, '/…');
        if (!faults.has(kind)) faults.set(kind, answer);
      }
    found.push({ operation: operation.operationId, answers: answers.length, faults });
  }
  return found;
}
