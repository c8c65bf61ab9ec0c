import { values } from '../values/values.ts';

/** The title of the page, as routes give it. */
export function titled(title: string) {
  return { meta: [{ title: `${title} · ${values.app.name}` }] };
}
