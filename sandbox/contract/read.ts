import { Refusal } from './refusal.ts';

/** The maximum size of a request body, in bytes. */
const largestBody = 64 * 1024;

/**
 * Reads a body as text.
 * @throws Refusal validation when it is too large
 */
export async function readBody(request: Request): Promise<string> {
  if (request.body === null) return '';
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > largestBody) throw new Refusal('validation', `The body exceeds ${largestBody} bytes`, 'body');
  return new TextDecoder().decode(bytes);
}

/**
 * Reads a text as JSON; an empty one is undefined.
 * @throws Refusal validation
 */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('validation', 'The body is not JSON', 'body');
  }
}

/** The token of an `authorization: Bearer …` header. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}
