import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** How often the page asks the sandbox for its state, ms. */
const pollMs = 1500;

const refusal = z.object({ message: z.string() });

/** Calls an endpoint of the sandbox and checks its answer. @throws Error with the sandbox's own message */
export async function call<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  schema: z.ZodMiniType<Answer>,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`/sandbox/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return z.parse(schema, answer);
  const error = z.safeParse(refusal, answer);
  throw new Error(error.success ? error.data.message : `HTTP ${response.status}`);
}

/** The answer to a request that only does something. */
export const anything = z.unknown();

/** A path with the parameters that have a value. */
export function withQuery(path: string, parameters: Record<string, string | number | undefined>): string {
  const query = Object.entries(parameters).flatMap(([key, value]) => (value === undefined ? [] : [[key, `${value}`]]));
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`;
}

/** The state at a path, requested again and again unless it is paused. */
export function useSandbox<Answer>(path: string, schema: z.ZodMiniType<Answer>, isPaused = false) {
  return useQuery({
    queryKey: [path],
    queryFn: () => call('GET', path, schema),
    refetchInterval: isPaused ? false : pollMs,
    enabled: !isPaused,
  });
}

/** A change of the sandbox; afterwards everything on the page is loaded again. */
export function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => client.invalidateQueries() });
}
