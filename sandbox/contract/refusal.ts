import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The error codes of the contract, each with its HTTP status. */
export const statusOf = {
  validation: 400,
  unauthorized: 401,
  forbidden: 403,
  two_factor_required: 403,
  two_factor_invalid: 403,
  not_found: 404,
  conflict: 409,
  rejected: 422,
  rate_limited: 429,
  internal: 500,
} as const satisfies Record<string, ContentfulStatusCode>;

/** An error code of the contract. */
export type ErrorCode = keyof typeof statusOf;

/** A refused call: thrown anywhere below the router, answered as `{ message, code, field?, attemptsLeft? }`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  /** How many more two-factor codes may be tried. */
  readonly attemptsLeft: number | undefined;

  constructor(code: ErrorCode, message: string, field?: string, attemptsLeft?: number) {
    super(message);
    this.code = code;
    this.field = field;
    this.attemptsLeft = attemptsLeft;
  }

  get status(): ContentfulStatusCode {
    return statusOf[this.code];
  }

  /** The body of the error answer, as in the contract. */
  answer(): { message: string; code: ErrorCode; field?: string; attemptsLeft?: number } {
    const { message, code, field, attemptsLeft } = this;
    return {
      message,
      code,
      ...(field === undefined ? {} : { field }),
      ...(attemptsLeft === undefined ? {} : { attemptsLeft }),
    };
  }
}
