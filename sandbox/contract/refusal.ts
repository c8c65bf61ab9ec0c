import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The error codes of the contract, each with its HTTP status. */
export const statusOf = {
  validation: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  rejected: 422,
  rate_limited: 429,
  internal: 500,
} as const satisfies Record<string, ContentfulStatusCode>;

/** An error code of the contract. */
export type ErrorCode = keyof typeof statusOf;

/** A refused call: thrown anywhere below the router, answered as `{ message, code, field? }`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;

  constructor(code: ErrorCode, message: string, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }

  get status(): ContentfulStatusCode {
    return statusOf[this.code];
  }

  /** The body of the error answer, as in the contract. */
  answer(): { message: string; code: ErrorCode; field?: string } {
    return { message: this.message, code: this.code, ...(this.field === undefined ? {} : { field: this.field }) };
  }
}
