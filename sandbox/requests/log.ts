/** A received call, without credentials. */
export interface LoggedRequest {
  at: string;
  user: string | null;
  method: string;
  path: string;
  query: Record<string, string>;
  /** The operationId, or null for a path that is not in the contract. */
  operation: string | null;
  body: unknown;
  headers: {
    hasBearer: boolean;
    hasAuthToken: boolean;
    idempotencyKey: string | null;
    contentType: string | null;
    accept: string | null;
    acceptLanguage: string | null;
    origin: string | null;
  };
  /** The status of the completed call, even if a fault changed the answer; null if it was not carried out. */
  status: number | null;
  /** The kind of the fault that affected it. */
  fault: string | null;
}

const capacity = 20_000;
/** The body fields with credentials; the log has only whether they were filled. */
const secretFields = new Set(['initData', 'tokenFromWeb', 'twoFactorCode']);

/** A body without its credentials. */
export function withoutSecrets(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, secretFields.has(key) ? (value === '' ? '' : '(given)') : value]),
  );
}

/** The latest calls, in memory only. */
export class RequestLog {
  #requests: LoggedRequest[] = [];

  /** Adds a call and returns it; the oldest calls are dropped when there are too many. */
  add(request: LoggedRequest): LoggedRequest {
    this.#requests.push(request);
    if (this.#requests.length > capacity) this.#requests.splice(0, capacity / 10);
    return request;
  }

  /** The calls in the order of arrival, optionally only those of a user or an operation, or the newest `limit`. */
  list(user?: string, operation?: string, limit = capacity): LoggedRequest[] {
    return this.#requests
      .filter(
        (request) =>
          (user === undefined || request.user === user) && (operation === undefined || request.operation === operation),
      )
      .slice(-limit);
  }

  /** Deletes the calls of a user, or all calls. */
  clear(user?: string): void {
    this.#requests = user === undefined ? [] : this.#requests.filter((request) => request.user !== user);
  }
}
