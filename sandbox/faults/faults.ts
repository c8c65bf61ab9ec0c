import * as z from 'zod';

/**
 * The kinds of faults. `status`, `timeout` and `reset` replace the call. `delay` carries it out after `ms`. `truncated`,
 * `malformed`, `breaks-contract` and `empty` carry it out and damage the answer; `lost-answer` drops it. `fails-after`
 * answers an error after the call was carried out. `completes-late` carries it out after `ms`, when the caller may have
 * left. `clock-skew` adds `ms` to the `Date` header only. `answers-as-other-user` authenticates the user `as`, regardless
 * of the credentials.
 */
export const faultKinds = [
  'status',
  'delay',
  'timeout',
  'reset',
  'truncated',
  'malformed',
  'breaks-contract',
  'empty',
  'lost-answer',
  'fails-after',
  'completes-late',
  'clock-skew',
  'answers-as-other-user',
] as const;

const maxWaitMs = 10 * 60_000;
const oneYearMs = 366 * 86_400_000;

/** The request for a fault; `*` is every user or every operation. */
export const faultRequest = z
  .object({
    user: z.string().default('*'),
    operation: z.string().default('*'),
    kind: z.enum(faultKinds),
    status: z.int().min(400).max(599).default(500),
    code: z.string().optional(),
    message: z.string().default('A fault of the sandbox'),
    field: z.string().optional(),
    as: z.string().default('new'),
    ms: z.int().min(-oneYearMs).max(oneYearMs).optional(),
    /** The number of calls it affects; without it, all calls until it is deleted. */
    times: z.int().min(1).optional(),
  })
  .refine(({ kind, ms = 0 }) => kind === 'clock-skew' || (ms >= 0 && ms <= maxWaitMs), {
    path: ['ms'],
    message: `from 0 to ${maxWaitMs}`,
  });

type FaultRequest = z.output<typeof faultRequest>;
/** An active fault. */
export type Fault = FaultRequest & { id: number; hits: number };

/** The active faults, in memory only. */
export class Faults {
  #faults: Fault[] = [];
  #nextId = 1;

  /** Activates a fault and returns it with its id. */
  add(request: FaultRequest): Fault {
    const fault = { ...request, id: this.#nextId, hits: 0 };
    this.#nextId += 1;
    this.#faults.push(fault);
    return fault;
  }

  /** The active faults, oldest first; with `user` only those set for that user. */
  list(user?: string): Fault[] {
    return this.#faults.filter((fault) => user === undefined || fault.user === user);
  }

  /** Removes the faults that match all given properties, and returns their number. */
  remove(match: { id?: number | undefined; user?: string | undefined; operation?: string | undefined }): number {
    const before = this.#faults.length;
    this.#faults = this.#faults.filter(
      (fault) =>
        (match.id !== undefined && fault.id !== match.id) ||
        (match.user !== undefined && fault.user !== match.user) ||
        (match.operation !== undefined && fault.operation !== match.operation),
    );
    return before - this.#faults.length;
  }

  /** The oldest fault for this call; counts as one use of it. */
  take(user: string | null, operation: string): Fault | undefined {
    const hit = this.#faults.find(
      (fault) =>
        (fault.user === '*' || fault.user === user) && (fault.operation === '*' || fault.operation === operation),
    );
    if (!hit) return undefined;
    hit.hits += 1;
    if (hit.times !== undefined && hit.hits >= hit.times) this.remove({ id: hit.id });
    return hit;
  }
}
