import { values } from '../values/values.ts';

const switches: Readonly<Record<string, boolean>> = values.app.honorsParameters;

/** The parameters that the API takes: those that openapi.yaml marks as additions may be off (config/app.json). */
export function honored(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => switches[name] !== false));
}
