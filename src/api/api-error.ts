/** How a call failed: an error response, no response, a timeout, or a response that breaks the contract. */
type FailureKind = 'answer' | 'network' | 'timeout' | 'malformed';

/** A call that failed. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** `code` of the error response. */
  readonly code: string | undefined;
  /** The field of the request that the error is about. */
  readonly field: string | undefined;
  /** How many more two-factor codes may be tried. */
  readonly attemptsLeft: number | undefined;
  /** The delay that the server asks for before a retry, ms; undefined if it asks for none (RFC 9110, Retry-After). */
  readonly retryAfter: number | undefined;
  /** When it happened, by `performance.now()`, ms. */
  readonly at = performance.now();
  override readonly name = 'ApiError';

  constructor(
    kind: FailureKind,
    message: string,
    {
      status = 0,
      code,
      field,
      attemptsLeft,
      retryAfter,
      cause,
    }: {
      status?: number;
      code?: string;
      field?: string;
      attemptsLeft?: number;
      retryAfter?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.field = field;
    this.attemptsLeft = attemptsLeft;
    this.retryAfter = retryAfter;
  }

  /** Whether the server refused the request with a 4xx, so it certainly did not carry it out. */
  get isRefusal(): boolean {
    return this.kind === 'answer' && this.status >= 400 && this.status < 500;
  }

  /** Whether there was no response. */
  get isUnreachable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout';
  }

  /** Whether a retry could succeed: any failure but a refusal, and status 429. */
  get isPassing(): boolean {
    return !this.isRefusal || this.status === 429;
  }
}
