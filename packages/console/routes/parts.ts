import type { Context } from 'hono';

import type { Editors } from '../editor/editors.ts';
import { messagePage } from '../pages/layout.ts';
import type { Person } from '../people/person.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Changes } from '../store/changes.ts';
import type { Readings } from '../store/review.ts';

/** What the pages of signed-in people know of a request. */
export interface Signed {
  Variables: { who: Person };
}

/** What answers requests. */
export interface Parts {
  readonly changes: Changes;
  readonly editors: Editors;
  readonly readings: Readings;
  readonly publisher: Publisher;
}

/** Says what somebody may not do. */
export function notAllowed(context: Context, text: string): Response | Promise<Response> {
  return context.html(messagePage({ title: 'Not done', text, to: '/' }), 403);
}
