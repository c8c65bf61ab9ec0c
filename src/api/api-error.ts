/** How a call failed: an answer that is an error, no answer, none in time, or one that breaks the contract. */
type FailureKind = 'answer' | 'network' | 'timeout' | 'malformed';

/** A call that failed. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  /** `code` of the error answer. */
  readonly code: string | undefined;
  /** The field of the request that the error is about. */
  readonly field: string | undefined;
  /** How long the server wants to be left alone, ms; undefined where it does not say (RFC 9110, Retry-After). */
  readonly retryAfter: number | undefined;
  override readonly name = 'ApiError';

  constructor(
    kind: FailureKind,
    message: string,
    {
      status = 0,
      code,
      field,
      retryAfter,
      cause,
    }: { status?: number; code?: string; field?: string; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }

  /** Whether the server is known not to have done what was asked: it refused with a 4xx. */
  get isRefusal(): boolean {
    return this.kind === 'answer' && this.status >= 400 && this.status < 500;
  }

  /** Whether there was no answer at all. */
  get isUnreachable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout';
  }

  /** Whether asking again could help. */
  get isPassing(): boolean {
    return !this.isRefusal || this.status === 429;
  }
}
