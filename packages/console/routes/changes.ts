import { Hono } from 'hono';
import * as z from 'zod';

import type { Difference } from '../../../compiler/changes/difference.ts';
import { Refused } from '../../../studio/server/config-name.ts';
import { changePage } from '../pages/change.ts';
import { changesPage } from '../pages/changes.ts';
import { conflictsPage } from '../pages/conflicts.ts';
import { picturesPage } from '../pages/pictures.ts';
import type { Settings } from '../settings.ts';
import { responses } from '../store/change.ts';
import { type Parts, type Signed, notAllowed } from './parts.ts';

const response = z.object({
  kind: z.enum(responses),
  text: z.string().max(5000),
  /** The sentence of the version that a comment is about. */
  about: z.string().optional(),
  version: z.string().regex(/^[0-9a-f]{40,64}$/),
});
/** A choice between two versions of a value: `choice FILE POINTER`. */
const choiceName = /^choice ([a-z0-9/-]+) (.*)$/su;
const side = z.enum(['mine', 'theirs']);

/** All changes, and what people do with one. */
export function changeRoutes({ changes, editors, readings, publisher }: Parts, settings: Settings): Hono<Signed> {
  const app = new Hono<Signed>();
  const { repository } = changes;
  /** Where the sentence is that somebody has read in a version of a change. */
  const placeOf = async (id: string, version: string, about: string): Promise<Difference> => {
    const { differences } = await readings.between(...(await changes.endsAt(id, version)));
    const found = differences.find(({ sentence }) => sentence === about);
    if (!found) throw new Refused(409, 'This sentence is not of the change as you read it. Read it again.');
    return found;
  };
  app.get('/', async (context) =>
    context.html(changesPage(context.get('who'), await changes.list(), repository.trouble)),
  );
  app.post('/changes', async (context) => {
    const who = context.get('who');
    const { title } = await context.req.parseBody();
    if (!who.roles.includes('editor')) return notAllowed(context, 'Editors begin changes.');
    const isTitle = typeof title === 'string' && /\S/.test(title) && title.length <= 120;
    if (!isTitle) return notAllowed(context, 'A change needs a title of at most 120 letters.');
    return context.redirect(`/changes/${await changes.begin(title, who)}`, 303);
  });
  app.get('/changes/:id', async (context) => {
    const change = await changes.find(context.req.param('id'));
    if (!change) return context.notFound();
    const { base, now, isBehind } = await changes.ends(change.id);
    const reading = await readings.between(base, now);
    const did = reading.differences.length > 0 ? [] : await changes.publicationsOf(change);
    const merges = await Promise.all(did.map(async (merge) => readings.between(`${merge}^1`, merge)));
    const done = merges.flatMap(({ differences }) => differences);
    const environments = context.get('who').environments.filter((name) => Object.hasOwn(settings.environments, name));
    const isRunning = change.order !== undefined && publisher.isDue(change.order);
    return context.html(changePage(context.get('who'), change, reading, { environments, isBehind, isRunning, done }));
  });
  app.post('/changes/:id/respond', async (context) => {
    const [id, who] = [context.req.param('id'), context.get('who')];
    const { kind, text, version, about } = response.parse(await context.req.parseBody());
    if (kind !== 'Comment' && !who.roles.includes('reviewer')) return notAllowed(context, 'Reviewers judge changes.');
    if (kind !== 'Approve' && !/\S/.test(text)) return notAllowed(context, 'Write what you want to say.');
    if (about === undefined) await changes.respond(id, kind, text, version, who);
    else await changes.comment(id, await placeOf(id, version, about), text, who);
    return context.redirect(`/changes/${id}`, 303);
  });
  app.post('/changes/:id/merge', async (context) => {
    const [change, who] = [await changes.find(context.req.param('id')), context.get('who')];
    if (!change) return context.notFound();
    if (!who.roles.includes('editor')) return notAllowed(context, 'Editors merge changes.');
    const choices: Record<string, Record<string, z.output<typeof side>>> = {};
    for (const [field, value] of Object.entries(await context.req.parseBody())) {
      const [, name = '', pointer = ''] = choiceName.exec(field) ?? [];
      if (name !== '') choices[name] = { ...choices[name], [pointer]: side.parse(value) };
    }
    const conflicts = await changes.update(change.id, choices, who);
    if (conflicts.length > 0) return context.html(conflictsPage(who, change, conflicts));
    // What it began with has changed under it.
    await editors.closeOne(change.id);
    return context.redirect(`/changes/${change.id}`, 303);
  });
  app.get('/changes/:id/pictures', async (context) => {
    const change = await changes.find(context.req.param('id'));
    if (!change) return context.notFound();
    const [pictures, { screen, language }] = [await editors.picturesOf(change.id), context.req.query()];
    return context.html(picturesPage(context.get('who'), change, pictures, { screen, language }));
  });
  app.post('/changes/:id/edit', async (context) => {
    const change = await changes.find(context.req.param('id'));
    if (!change) return context.notFound();
    const lasts = settings.signIn.hours * 3_600_000;
    return context.redirect(await editors.addressFor(change.id, context.get('who'), lasts), 303);
  });
  return app;
}
