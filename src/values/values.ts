import builtIn from 'virtual:karat/values';
import * as z from 'zod/mini';

import { type Values, valuesSchemas } from './schema.ts';

z.config({ jitless: true });

/** Reads the data block of index.html; a file of values that does not pass leaves the built-in one in force. */
function read(): Values {
  const text = document.getElementById('values')?.textContent ?? '{}';
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    console.error('values of index.html are not JSON', error);
  }
  const block: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {};
  const pick = <T>(name: keyof Values, schema: z.ZodMiniType<T>, fallback: T): T => {
    if (block[name] === undefined) return fallback;
    const parsed = schema.safeParse(block[name]);
    if (parsed.success) return parsed.data;
    console.error(`values "${name}" of index.html do not pass; the built-in ones stay`, parsed.error.issues);
    return fallback;
  };
  return {
    app: pick('app', valuesSchemas.app, builtIn.app),
    tokens: pick('tokens', valuesSchemas.tokens, builtIn.tokens),
    networks: pick('networks', valuesSchemas.networks, builtIn.networks),
    limits: pick('limits', valuesSchemas.limits, builtIn.limits),
    levels: pick('levels', valuesSchemas.levels, builtIn.levels),
    links: pick('links', valuesSchemas.links, builtIn.links),
    languages: pick('languages', valuesSchemas.languages, builtIn.languages),
  };
}

/** The plain values of config/, as the deployed index.html holds them. */
export const values: Values = read();
