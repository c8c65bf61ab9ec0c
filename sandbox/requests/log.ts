/** A received call, without anything that would let somebody in. */
export interface LoggedRequest {
  at: string;
  user: string | null;
  method: string;
  path: string;
  query: Record<string, string>;
  /** operationId, or null for an address the contract does not know. */
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
  /** Status of what was done, whatever a fault made of the answer; null when nothing was done. */
  status: number | null;
  /** Kind of the fault that hit it. */
  fault: string | null;
}

const capacity = 20_000;
/** Fields of bodies that hold credentials; only whether they were filled is kept. */
const secretFields = new Set(['initData', 'tokenFromWeb']);

/** What of a body may be kept. */
export function withoutSecrets(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, secretFields.has(key) ? (value === '' ? '' : '(given)') : value]),
  );
}

/** The last calls, kept in memory. */
export class RequestLog {
  #requests: LoggedRequest[] = [];

  /** Keeps a call and answers it; the oldest go when there are too many. */
  add(request: LoggedRequest): LoggedRequest {
    this.#requests.push(request);
    if (this.#requests.length > capacity) this.#requests.splice(0, capacity / 10);
    return request;
  }

  /** The calls in the order they came; `user` and `operation` narrow the list when given. */
  list(user?: string, operation?: string): LoggedRequest[] {
    return this.#requests.filter(
      (request) =>
        (user === undefined || request.user === user) && (operation === undefined || request.operation === operation),
    );
  }

  /** Forgets the calls of a user, or all. */
  clear(user?: string): void {
    this.#requests = user === undefined ? [] : this.#requests.filter((request) => request.user !== user);
  }
}
