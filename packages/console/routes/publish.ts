import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import * as z from 'zod';

import { storedMoment } from '../../../studio/page/form/dates.ts';
import { historyFile, historyPage } from '../pages/history.ts';
import { publishPage } from '../pages/publish.ts';
import type { Settings } from '../settings.ts';
import { commitId, publicationsIn } from '../store/publications.ts';
import { type Parts, type Signed, notAllowed } from './parts.ts';

/** So long may the answer to an order take, ms. */
const longestAnswer = 3000;

const order = z.object({
  version: commitId,
  when: z.enum(['now', 'later']),
  day: z.union([z.literal(''), z.iso.date()]).default(''),
  time: z.union([z.literal(''), z.iso.time({ precision: -1 })]).default(''),
});
const undo = z.object({ reason: z.string().max(500).regex(/\S/), publication: commitId });

/** Publishing, at once or at a time, undoing, and what was published. */
export function publishRoutes({ changes, publisher }: Parts, { environments, timeZone }: Settings): Hono<Signed> {
  const app = new Hono<Signed>();
  app.get('/changes/:id/publish/:environment', async (context) => {
    const [change, environment] = [await changes.find(context.req.param('id')), context.req.param('environment')];
    if (!change || !Object.hasOwn(environments, environment)) return context.notFound();
    const who = context.get('who');
    if (!who.environments.includes(environment)) return notAllowed(context, `You may not publish to ${environment}.`);
    const preview = await publisher.preview(change.id, environment);
    const standing = await changes.standing();
    const others = { ...standing.othersIn(environment, change.id), isFirst: !standing.liveIn(environment) };
    return context.html(publishPage(who, change, environment, { ...preview, ...others, timeZone }));
  });
  app.post('/changes/:id/publish/:environment', async (context) => {
    const [id, environment, who] = [context.req.param('id'), context.req.param('environment'), context.get('who')];
    if (!Object.hasOwn(environments, environment)) return context.notFound();
    const { version, when, day, time } = order.parse(await context.req.parseBody());
    if (when === 'later' && (day === '' || time === ''))
      return notAllowed(context, 'Choose the day and the time at which it is published.');
    const at = when === 'now' ? publisher.now().toISOString() : storedMoment(timeZone, { day, time: `${time}:00` });
    if (when === 'later' && Date.parse(at) < publisher.now().getTime())
      return notAllowed(context, 'This time has passed. Choose a later one, or publish at once.');
    await changes.order(id, 'Publish', { environment, at }, { version, who });
    // Values are live by then; a release takes longer.
    await Promise.race([publisher.run(), pause(longestAnswer, undefined, { ref: false })]);
    return context.redirect(`/changes/${id}`, 303);
  });
  app.post('/changes/:id/cancel', async (context) => {
    const [change, who] = [await changes.find(context.req.param('id')), context.get('who')];
    if (!change) return context.notFound();
    if (change.order?.id === publisher.current) return notAllowed(context, 'It is being published just now.');
    await changes.cancel(change.id, who);
    return context.redirect(`/changes/${change.id}`, 303);
  });
  app.get('/history', async (context) => {
    const where = context.req.query('environment');
    const standing = await changes.standing();
    return context.html(historyPage(context.get('who'), standing, { where, names: Object.keys(environments) }));
  });
  app.get('/history/export', async (context) => {
    const where = context.req.query('environment');
    const all = await publicationsIn(changes.repository);
    const file = historyFile(all.filter(({ environment }) => where === undefined || environment === where));
    return context.body(file, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="history.csv"',
    });
  });
  app.post('/history/undo', async (context) => {
    const { reason, publication } = undo.parse(await context.req.parseBody());
    const found = (await publicationsIn(changes.repository)).find(({ id }) => id === publication);
    if (!found) return context.notFound();
    const { environment, change } = found;
    const body = { environment, at: publisher.now().toISOString(), undoes: publication, reason: reason.trim() };
    await changes.order(change, 'Undo', body, { who: context.get('who') });
    await publisher.run();
    return context.redirect(`/changes/${change}`, 303);
  });
  return app;
}
