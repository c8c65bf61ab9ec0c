import { html } from 'hono/html';

import type { Person } from '../people/person.ts';
import { type Html, page } from './layout.ts';

/** The page after signing in. */
export function homePage(who: Person): Html {
  const may = [...who.roles, ...who.environments.map((name) => `publisher to ${name}`)];
  return page({ title: 'Changes', who }, html`<p>You are ${may.join(', ')}.</p>`);
}
