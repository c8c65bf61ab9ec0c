import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as z from 'zod';

import { bodies, type editOfFile, language } from './bodies.ts';
import { brokenWithout } from './broken.ts';
import { choicesOf } from './choices.ts';
import { Conflicting, changeFile, foreignConflicts, takeForeign } from './combine.ts';
import { Refused, configName } from './config-name.ts';
import { editedFile, laidOut } from './edit-file.ts';
import { fileOf, stateOf } from './files.ts';
import { refusalOf } from './guard.ts';
import { kindsOf } from './kinds.ts';
import { usesOf } from './references.ts';
import { renamed } from './rename.ts';
import { glossaryWithSame } from './same-text.ts';
import type { Session } from './session.ts';
import { textsOf } from './texts.ts';
import { filesWithTexts, missingTexts, textIn } from './write-texts.ts';
import { conditions } from './trouble.ts';

/** Every request of the page, under `/api/`; each needs the token of this start. */
export function studioApi(session: Session): Hono {
  const { drafts, checker } = session;
  const app = new Hono();
  app.use('*', async (context, next) => {
    const { method, raw } = context.req;
    const refusal = refusalOf({ headers: raw.headers, method }, session.origin, session.isToken);
    if (refusal !== undefined) return context.json({ message: refusal }, 403);
    context.header('cache-control', 'no-store');
    return next();
  });
  app.onError((error, context) => {
    if (error instanceof Conflicting)
      return context.json({ message: error.message, files: error.files, conflicts: error.conflicts }, error.status);
    if (error instanceof Refused) return context.json({ message: error.message, files: error.files }, error.status);
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return context.json({ message: `The request is not understood: ${error.message}` }, 400);
    console.error(error);
    return context.json({ message: 'Studio failed; its terminal says why.' }, 500);
  });
  const state = () => ({
    ...stateOf(drafts, checker, session.previews.now),
    words: session.words,
    isKept: session.isKept,
  });
  const read = async <T>(schema: z.ZodType<T>, request: Request): Promise<T> => schema.parse(await request.json());

  const edited = async (request: Pick<z.output<typeof editOfFile>, 'name' | 'edits'>): Promise<string> => {
    const text = drafts.text(request.name);
    if (text === undefined) throw new Refused(404, 'There is no such file.', [request.name]);
    return editedFile(request.name, text, request.edits, drafts.baseText(request.name));
  };

  app.get('/state', (context) => context.json(state()));
  app.get('/file', (context) => context.json(fileOf(drafts, configName(context.req.query('name')))));
  app.get('/foreign', async (context) => {
    const fileName = configName(context.req.query('name'));
    return context.json({ conflicts: await foreignConflicts(drafts, fileName) });
  });
  app.get('/schemas', async (context) => context.json(await session.schemas()));
  app.get('/choices', (context) => {
    const choices = choicesOf(checker, configName(context.req.query('name')));
    return context.json({ ...choices, missing: missingTexts(checker.project.locales) });
  });
  app.get('/texts', (context) => {
    return context.json(textsOf(checker, drafts, language.parse(context.req.query('language'))));
  });
  app.get('/text', (context) => {
    const { languages } = state();
    const codes = languages.map(({ code }) => code);
    const rows = textIn(drafts, codes, context.req.query('key') ?? '');
    return context.json(rows.map((row, index) => ({ ...languages[index], ...row })));
  });
  app.post('/texts', async (context) => {
    const { texts } = await read(bodies.texts, context.req.raw);
    drafts.change(await filesWithTexts(drafts, texts), new Map());
    session.changed();
    return context.json(state());
  });
  app.post('/same', async (context) => {
    const { texts } = await read(bodies.same, context.req.raw);
    drafts.change(await glossaryWithSame(drafts, texts), new Map());
    session.changed();
    return context.json(state());
  });
  app.get('/kinds', (context) => context.json(kindsOf(checker, session.picturesDir)));
  app.get('/diff', (context) => context.json({ version: drafts.version, ...checker.diff() }));
  app.post('/before', async (context) => context.json({ origin: await session.before() }));

  app.post('/edit', async (context) => {
    const request = await read(bodies.edit, context.req.raw);
    const others = await Promise.all((request.also ?? []).map(async (one) => [one.name, await edited(one)] as const));
    await changeFile(
      drafts,
      request,
      (text) => editedFile(request.name, text, request.edits, drafts.baseText(request.name)),
      new Map(others),
    );
    session.changed();
    return context.json(fileOf(drafts, request.name));
  });
  app.post('/text', async (context) => {
    const request = await read(bodies.text, context.req.raw);
    await changeFile(drafts, request, () => request.text);
    session.changed();
    return context.json(fileOf(drafts, request.name));
  });
  app.post('/create', async (context) => {
    const { files, also } = await read(bodies.create, context.req.raw);
    const known = files.filter((file) => drafts.text(file.name) !== undefined).map((file) => file.name);
    if (known.length > 0) throw new Refused(409, 'A file of this name is there already.', known);
    const texts = new Map<string, string>();
    for (const file of files) texts.set(file.name, await laidOut(file.name, file.text));
    if (also) texts.set(also.name, await edited(also));
    drafts.change(texts, new Map(also && [[also.name, also.revision]]));
    session.changed();
    return context.json(state());
  });
  app.post('/remove', async (context) => {
    const request = await read(bodies.remove, context.req.raw);
    drafts.change(new Map([[request.name, undefined]]), new Map([[request.name, request.revision]]));
    session.changed();
    return context.json(state());
  });
  app.post('/uses', async (context) => {
    const request = await read(bodies.uses, context.req.raw);
    return context.json(usesOf(session.root, checker.project.config, request.name, request.path));
  });
  app.post('/broken', async (context) => {
    const { name, path } = await read(bodies.uses, context.req.raw);
    return context.json(await brokenWithout(session, name, path));
  });
  app.post('/rename', async (context) => {
    const request = await read(bodies.rename, context.req.raw);
    if (!request.isText) [request.name, request.to].forEach(configName);
    const { version } = drafts;
    const texts = await renamed(session.root, drafts, checker.project.config, request);
    if (drafts.version !== version) throw new Refused(409, 'More has changed meanwhile. Try again.');
    drafts.change(texts, new Map());
    session.changed();
    return context.json(state());
  });
  app.post('/undo', async (context) => {
    const files = drafts.undo((await read(bodies.undo, context.req.raw)).name);
    session.changed();
    return context.json({ files });
  });
  app.post('/redo', (context) => {
    const files = drafts.redo();
    session.changed();
    return context.json({ files });
  });
  app.post('/discard', async (context) => {
    drafts.discard((await read(bodies.discard, context.req.raw)).names);
    session.changed();
    return context.json(state());
  });
  app.post('/settle', async (context) => {
    const request = await read(bodies.settle, context.req.raw);
    await takeForeign(drafts, request.name, request.choices);
    session.changed();
    return context.json(state());
  });
  app.post('/conditions', async (context) => {
    await session.setConditions(await read(conditions, context.req.raw));
    return context.json({});
  });
  app.post('/save', async (context) => {
    const { version } = await read(bodies.save, context.req.raw);
    await session.takeDisk();
    if (version !== drafts.version) throw new Refused(409, 'More has changed since the changes were shown.');
    const keep = session.saves.begun(drafts, checker.diff().lines);
    const files = drafts.save();
    keep();
    await session.forgetBefore();
    session.changed();
    return context.json({ files });
  });
  app.get('/saves', (context) => context.json(session.saves.listed));
  app.post('/take-back', async (context) => {
    const { at } = await read(bodies.takeBack, context.req.raw);
    const { version } = drafts;
    const texts = await session.saves.revert(drafts, at);
    if (drafts.version !== version) throw new Refused(409, 'More has changed meanwhile. Try again.');
    drafts.change(texts, new Map());
    session.changed();
    return context.json(state());
  });
  app.get('/publish', async (context) => context.json((await session.site?.shown()) ?? {}));
  app.post('/publish', async (context) => {
    const { revision, entry } = await read(bodies.publish, context.req.raw);
    if (!session.site) throw new Refused(404, 'Studio was started without --site.');
    await session.site.publish(revision, entry);
    return context.json({});
  });

  // One event for each change, also on disk; the page then asks for what it shows.
  app.get('/events', (context) =>
    streamSSE(context, async (stream) => {
      const send = (): void => void stream.writeSSE({ event: 'changed', data: String(drafts.version) });
      session.listeners.add(send);
      send();
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      session.listeners.delete(send);
    }),
  );
  return app;
}
