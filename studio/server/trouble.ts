import * as z from 'zod';

/** What an operator can make of the preview's sandbox: its time, and one fault of all calls. */
export const conditions = z.strictObject({
  advanceDays: z.int().min(0).max(3650),
  fault: z.enum(['none', 'status', 'delay', 'empty', 'malformed', 'lost-answer']),
});
/** The time and fault of the preview. */
export type Conditions = z.output<typeof conditions>;

const dayMs = 86_400_000;
const slowMs = 3000;

/** Asks an endpoint of the preview's sandbox. */
type Ask = (path: string, method: 'POST' | 'DELETE', body?: object) => Promise<void>;

/** Sets the time of the sandbox, from now on, and its fault; a former fault goes. */
export async function applyConditions(ask: Ask, { advanceDays, fault }: Conditions): Promise<void> {
  await ask('/sandbox/clock', 'POST', { now: Date.now() + advanceDays * dayMs });
  await ask('/sandbox/faults', 'DELETE');
  if (fault !== 'none') await ask('/sandbox/faults', 'POST', { kind: fault, ...(fault === 'delay' && { ms: slowMs }) });
}
