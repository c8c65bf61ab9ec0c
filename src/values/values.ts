import * as z from 'zod/mini';

import { type Values, valuesSchemas } from './schema.ts';

z.config({ jitless: true });

/** Returns the data block of index.html; empty if it cannot be read. */
function block(): Record<string, unknown> {
  try {
    return { ...Object(JSON.parse(document.getElementById('values')?.textContent ?? '{}')) };
  } catch (error) {
    console.error('values of index.html are not JSON', error);
    return {};
  }
}

/** Reads the data block; a missing or invalid file falls back to the built-in one. */
async function read(): Promise<Values> {
  const given = block();
  const parsed = z.object(valuesSchemas).safeParse(given);
  if (parsed.success) return parsed.data;
  const { default: builtIn } = await import('virtual:karat/values');
  const pick = <T>(name: keyof Values, schema: z.ZodMiniType<T>, fallback: T): T => {
    if (given[name] === undefined) return fallback;
    const one = schema.safeParse(given[name]);
    if (one.success) return one.data;
    console.error(`values "${name}" are not valid`, one.error.issues);
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

/** The plain values of config/, from the deployed index.html. */
export const values: Values = await read();
