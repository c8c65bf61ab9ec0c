import {
  type QueryClient,
  keepPreviousData,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import * as z from 'zod/mini';

import { type ConfigFile, file as fileSchema } from './answers.ts';

const storageKey = 'karat-studio-token';

/** The token of this start: from the address at first, then kept with the tab. */
function readToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token !== null) {
    sessionStorage.setItem(storageKey, token);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(storageKey) ?? '';
}

const headers = { 'x-studio-token': readToken() };

const conflict = z.object({ at: z.string(), mine: z.optional(z.string()), theirs: z.optional(z.string()) });
/** A value that was changed here and elsewhere: its pointer, and both versions; undefined where one has removed it. */
export type Conflict = z.output<typeof conflict>;
/** The conflicts of a file. */
export const conflicts = z.object({ conflicts: z.array(conflict) });

const refusal = z.object({ message: z.string(), conflicts: z.optional(z.array(conflict)) });

/** A request that Studio refused; `conflicts` are what it needs a choice for. */
export class RefusedRequest extends Error {
  readonly status: number;
  readonly conflicts: readonly Conflict[];

  constructor(status: number, message: string, open: readonly Conflict[] = []) {
    super(message);
    this.status = status;
    this.conflicts = open;
  }
}

/** Asks Studio's server and checks the answer. @throws RefusedRequest with the server's own message */
export async function call<Answer>(path: string, schema: z.ZodMiniType<Answer>, body?: object): Promise<Answer> {
  const response = await fetch(`/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return schema.parse(answer);
  const refused = refusal.safeParse(answer);
  throw new RefusedRequest(
    response.status,
    refused.data?.message ?? `HTTP ${response.status}`,
    refused.data?.conflicts,
  );
}

/** Calls `onChange` with each change on the server, until the signal ends it; connects again when the line breaks. */
export async function follow(onChange: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const { body } = await fetch('/api/events', { headers, signal });
      const reader = body?.getReader();
      if (!reader) continue;
      for (let part = await reader.read(); !part.done; part = await reader.read()) onChange();
    } catch {
      // Studio was stopped, or the page is left.
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Something of the server, asked for again after each change. */
export function useApiQuery<Answer>(path: string, schema: z.ZodMiniType<Answer>) {
  return useQuery<Answer>({
    queryKey: [path],
    queryFn: () => call(path, schema),
    placeholderData: path.startsWith('schemas') ? keepPreviousData : undefined,
    staleTime: path.startsWith('schemas') ? Infinity : 0,
  });
}

/** Some files, in this order and while they are needed; undefined for each that has not been answered yet. */
export function useFiles(names: readonly string[], isNeeded: boolean): readonly (ConfigFile | undefined)[] {
  return useQueries({
    queries: names.map((name) => ({
      queryKey: [`file?name=${name}`],
      queryFn: () => call(`file?name=${name}`, fileSchema),
      enabled: isNeeded,
    })),
    combine: dataOf,
  });
}

function dataOf(answers: readonly { readonly data: ConfigFile | undefined }[]) {
  return answers.map(({ data }) => data);
}

/**
 * Asks again for everything that may have changed; the address of the schemas changes with them, and a text that is
 * being written is compared with what the page showed.
 */
export function refreshQueries(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey: [path] }) => !/^(?:schemas|text\?)/.test(String(path)) });
}

/** Something of the server that depends on what is asked. */
export function usePostQuery<Answer>(path: string, schema: z.ZodMiniType<Answer>, body: object) {
  return useQuery<Answer>({ queryKey: [path, body], queryFn: () => call(path, schema, body) });
}

/** A change on the server; afterwards everything on the page is asked for again. */
export function useApiMutation<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  onError?: (error: Error) => void,
) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, ...(onError && { onError }), onSettled: () => refreshQueries(client) });
}
