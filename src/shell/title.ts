import { values } from '../values/values.ts';

/** The route metadata for a page title. */
export function titled(title: string) {
  return { meta: [{ title: `${title} · ${values.app.name}` }] };
}
