import { LedgerError } from '../ledger/ledger.ts';
import { BrokenAnswer } from './operation.ts';
import { Refusal } from './refusal.ts';
import type { ErrorCode } from './refusal.ts';

/** An answer before it is sent. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Writes an answer as JSON. */
export function send({ status, body }: Answer): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  if (status === 429) headers.set('retry-after', '5');
  return new Response(JSON.stringify(body), { status, headers });
}

/** The answer to a thrown error: a refusal's own status, otherwise 500 with the reason. */
export function failure(error: unknown): Answer {
  if (error instanceof Refusal) return { status: error.status, body: error.answer() };
  const code: ErrorCode = 'internal';
  const message = error instanceof Error ? error.message : String(error);
  const isExplained = error instanceof BrokenAnswer || error instanceof LedgerError;
  if (!isExplained) console.error('sandbox:', error);
  return { status: 500, body: { message, code } };
}
