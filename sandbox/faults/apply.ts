import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'hono';
import { send } from '../contract/answer.ts';
import type { Answer } from '../contract/answer.ts';
import { statusOf } from '../contract/refusal.ts';
import type { Fault } from './faults.ts';
import { breakContract, malform, resetConnection, truncate } from './spoil.ts';
import type { Bindings } from './spoil.ts';

const delayMs = 1_000;
const timeoutMs = 60_000;
/** How long a call is held by default, ms. */
export const completesAfterMs = 30_000;
const skewMs = 86_400_000;

/** By how much a fault changes the `Date` header of an answer, ms. */
export function skewOf(fault: Fault | undefined): number {
  return fault?.kind === 'clock-skew' ? (fault.ms ?? skewMs) : 0;
}

const refusalsOfState: ReadonlySet<number> = new Set([statusOf.conflict, statusOf.rejected, statusOf.rate_limited]);

/** Whether a fault is a refusal that a call with a saved answer never gets (openapi.yaml, idempotency-key). */
export function refusesByState({ kind, status }: Fault): boolean {
  return kind === 'status' && refusalsOfState.has(status);
}

/** Waits `ms`, or until the caller gives up. */
async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

function codeOf(status: number): string {
  return Object.entries(statusOf).find(([, known]) => known === status)?.[0] ?? 'internal';
}

/** The error answer that a fault describes. */
function errorOf({ status, message, field, code = codeOf(status) }: Fault): Answer {
  return { status, body: { message, code, ...(field === undefined ? {} : { field }) } };
}

/** The answer of a fault that replaces the call; undefined if the call is to be carried out. */
export async function beforeFault(
  fault: Fault,
  context: Context<{ Bindings: Bindings }>,
): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'status':
      if (fault.ms !== undefined) await wait(fault.ms, context.req.raw.signal);
      return send(errorOf(fault));
    case 'delay':
      await wait(fault.ms ?? delayMs, context.req.raw.signal);
      return undefined;
    case 'timeout':
      await wait(fault.ms ?? timeoutMs, context.req.raw.signal);
      return resetConnection(context.env);
    case 'reset':
      return resetConnection(context.env);
    default:
      return undefined;
  }
}

/** The answer of a completed call, damaged as the fault requires. */
export function afterFault(fault: Fault, answer: Answer, context: Context<{ Bindings: Bindings }>): Response {
  const text = JSON.stringify(answer.body);
  const json = { 'content-type': 'application/json' };
  switch (fault.kind) {
    case 'lost-answer':
      return resetConnection(context.env);
    case 'fails-after':
      return send(errorOf(fault));
    case 'truncated':
      return truncate(text, answer.status, context.env, context.res.headers);
    case 'malformed':
      return new Response(malform(text), { status: answer.status, headers: json });
    case 'breaks-contract':
      return send({ status: answer.status, body: breakContract(answer.body) });
    case 'empty':
      return new Response('', { status: answer.status, headers: json });
    default:
      return send(answer);
  }
}
