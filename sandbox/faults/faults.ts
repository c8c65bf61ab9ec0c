import * as z from 'zod';

/**
 * Kinds of faults. Those before `truncated` leave the call undone; the others do it and spoil the answer, `completes-late`
 * only after `ms`, when nobody may wait for it any more; `clock-skew` adds `ms` to the answer's `Date` header alone;
 * a list that `ignores-additions` is answered as by an API that knows none of the parameters with `x-addition`;
 * an authentication that `answers-as-other-user` is done for the user `as`, whatever it carries.
 */
const faultKinds = [
  'status',
  'delay',
  'timeout',
  'reset',
  'truncated',
  'malformed',
  'breaks-contract',
  'empty',
  'lost-answer',
  'completes-late',
  'clock-skew',
  'answers-as-other-user',
  'ignores-additions',
] as const;

const longestWaitMs = 10 * 60_000;
const oneYearMs = 366 * 86_400_000;

/** What a fault is asked for with; `*` stands for every user or every operation. */
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
    /** How many calls it hits; left out, it stays until it is deleted. */
    times: z.int().min(1).optional(),
  })
  .refine(({ kind, ms = 0 }) => kind === 'clock-skew' || (ms >= 0 && ms <= longestWaitMs), {
    path: ['ms'],
    message: `from 0 to ${longestWaitMs}`,
  });

type FaultRequest = z.output<typeof faultRequest>;
/** A fault that is in force. */
export type Fault = FaultRequest & { id: number; hits: number };

/** Faults in force, kept in memory. */
export class Faults {
  #faults: Fault[] = [];
  #nextId = 1;

  /** Puts a fault into force, and answers it with its id. */
  add(request: FaultRequest): Fault {
    const fault = { ...request, id: this.#nextId, hits: 0 };
    this.#nextId += 1;
    this.#faults.push(fault);
    return fault;
  }

  /** The faults in force, oldest first; `user` narrows them to those set for that user. */
  list(user?: string): Fault[] {
    return this.#faults.filter((fault) => user === undefined || fault.user === user);
  }

  /** Lifts the faults that match all of what is given. */
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

  /** The oldest fault that hits this call; it is used up by one. */
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
