/** A request as the page shows it; `status` is null if it was not carried out. */
export interface ShownRequest {
  readonly at: string;
  readonly user: string | null;
  readonly method: string;
  readonly path: string;
  readonly operation: string | null;
  readonly status: number | null;
  readonly fault: string | null;
}

/** The filter: empty texts match all; `status` is `none` or the first digit, such as `4`. */
export interface RequestFilter {
  readonly text: string;
  readonly user: string;
  readonly status: string;
}

/** The matching requests, newest first. */
export function filterRequests(requests: readonly ShownRequest[], { text, user, status }: RequestFilter) {
  const query = text.trim().toLowerCase();
  return requests
    .filter(({ method, path, operation, fault }) =>
      `${method} ${path} ${operation ?? ''} ${fault ?? ''}`.toLowerCase().includes(query),
    )
    .filter((request) => (request.user ?? '').toLowerCase().includes(user.trim().toLowerCase()))
    .filter((request) => status === '' || (request.status === null ? 'none' : `${request.status}`[0]) === status)
    .toReversed();
}
