import { type Operation, operations } from '../../scripts/contract.ts';

/** The API to examine. */
export interface Examined {
  /** Its address without a path, such as `https://api.example.com`. */
  readonly api: string;
  /** The origin of the app that will call it. */
  readonly origin: string;
  /** An access token; without one only public calls are made. */
  readonly token: string | undefined;
  /** Sends a request; a test answers it itself. */
  readonly send: (request: Request) => Promise<Response>;
}

/** The answer to a call. */
export interface Probed {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; undefined if it is not JSON. */
  readonly body: unknown;
}

/** The most that is waited for an answer, ms. */
const patience = 20_000;

/** The calls that only read. */
export const readingCalls: readonly Operation[] = operations.filter(({ method }) => method === 'get');

/** The path of a call with the examples of its path parameters, and its required query parameters. */
export function pathOf({ path, parameters }: Operation, query: Readonly<Record<string, string>> = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters.find((one) => one.in === 'path' && one.name === name)?.example ?? '')),
  );
  const required = parameters.filter((one) => one.in === 'query' && one.required);
  const search = new URLSearchParams({
    ...Object.fromEntries(required.map(({ name, example }) => [name, String(example)])),
    ...query,
  });
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

/**
 * Makes a GET as the app on its origin does.
 * @throws when there is no answer in 20 s
 */
export async function probe(examined: Examined, path: string, isOpen: boolean): Promise<Probed> {
  const { api, origin, token, send } = examined;
  const headers = new Headers({ accept: 'application/json', origin });
  if (!isOpen && token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const request = new Request(new URL(path, api), { headers, signal: AbortSignal.timeout(patience) });
  const response = await send(request);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
