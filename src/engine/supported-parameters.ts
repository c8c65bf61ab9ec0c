import { values } from '../values/values.ts';

const switches: Readonly<Record<string, boolean>> = values.app.honorsParameters;

/** Returns the parameters that the API supports: additions marked in openapi.yaml may be disabled (config/environments). */
export function supportedParameters(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => switches[name] !== false));
}
