import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

import { generateSignedCookie } from 'hono/cookie';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { personOf } from './people/person.ts';
import { type RunningConsole, cookieSecret, startConsole } from './testing/console.ts';
import type { Visitor } from './testing/visitor.ts';

let running: RunningConsole;
beforeAll(async () => {
  running = await startConsole();
});
afterAll(() => running.stop());

const session = 'console-session';

/** Whether the console sends somebody to the provider. */
async function isSignInRequired(visitor: Visitor): Promise<boolean> {
  const { origins } = await visitor.open('/');
  return new Set(origins).size > 1;
}

test('somebody signs in at the provider, comes back to the page, and signs out', async () => {
  const ann = running.visitor();
  const home = await ann.signIn('ann', '/');
  expect([home.status, home.address.href]).toEqual([200, `${running.address}/`]);
  expect(home.text).toContain('ann Example');
  await ann.send('/sign-out');
  expect(ann.cookies.has(session)).toBe(false);
  expect(await isSignInRequired(ann)).toBe(true);
});

test('who has no role sees nothing', async () => {
  const shown = await running.visitor().signIn('dan');
  expect([shown.status, shown.text]).toEqual([403, expect.stringContaining('dan Example has no role here')]);
});

test('roles and environments come from the claim; other words count for nothing, and nothing ends the author', () => {
  const said = {
    iss: 'https://login.karat.test',
    sub: 'c d',
    name: 'Cleo <c@x>\nCo',
    roles: ['viewer', 'gardener', 'publisher:production', 'publisher:../x'],
  };
  expect(personOf(said, 'roles')).toEqual({
    id: 'https://login.karat.test c%20d',
    name: 'Cleo  c@x  Co',
    email: 'c d@nowhere.invalid',
    roles: ['viewer'],
    environments: ['production'],
  });
  expect(personOf({ ...said, roles: 'editor' }, 'roles')).toMatchObject({ roles: [], environments: [] });
});

test('a form of another site changes nothing', async () => {
  const ann = running.visitor();
  await ann.signIn('ann');
  const refused = await ann.send('/sign-out', {}, 'https://evil.test');
  expect(refused.status).toBe(403);
  expect(ann.cookies.has(session)).toBe(true);
  // The name of a preview is below the console's, so it is of the same site, but not of the same origin.
  expect((await ann.send('/sign-out', {}, running.address.replace('//', '//preview.'))).status).toBe(403);
});

test('a cookie that was changed, or is too old, signs nobody in', async () => {
  const ann = running.visitor();
  await ann.signIn('ann');
  const cookie = ann.cookies.get(session) ?? '';
  ann.cookies.set(session, cookie.replace('ann', 'ben'));
  expect(await isSignInRequired(ann)).toBe(true);
  ann.cookies.set(session, cookie);
  expect(await isSignInRequired(ann)).toBe(false);
  // As a console signed it that knew people without their issuer.
  const person = { id: 'ann', name: 'Ann', email: 'ann@karat.test', roles: ['editor'], environments: [] };
  const earlier = await generateSignedCookie(
    session,
    JSON.stringify({ person, until: Date.now() + 3_600_000 }),
    cookieSecret,
  );
  ann.cookies.set(session, /=([^;]*)/.exec(earlier)?.[1] ?? '');
  expect(await isSignInRequired(ann)).toBe(true);
  ann.cookies.set(session, cookie);
  running.later(8 * 3_600_000);
  const ended = await ann.send('/changes');
  expect([ended.status, ended.text]).toEqual([401, expect.stringContaining('Your sign-in has ended')]);
  expect(await isSignInRequired(ann)).toBe(true);
});

test('the answer to an attempt counts once, in the browser that began it', async () => {
  const [ann, ben] = [running.visitor(), running.visitor()];
  const form = await ann.open('/');
  expect(form.text).toContain('name="login"');
  const stolen = await ben.open('/sign-in/back?code=x&state=y');
  expect([stolen.status, stolen.text]).toEqual([403, expect.stringContaining('too old, or of another browser')]);
  const wrong = await ann.open('/sign-in/back?code=x&state=y');
  expect([wrong.status, wrong.text]).toEqual([403, expect.stringContaining('has refused it')]);
  expect(ann.cookies.has(session)).toBe(false);
});

test('after signing in nobody is led to another site', async () => {
  const { address } = await running.visitor().signIn('ann', '/sign-in?to=//evil.test');
  expect(address.href).toBe(`${running.address}/`);
});

test('pages run no script, are shown in no frame, and cookies are out of reach', async () => {
  const response = await fetch(`${running.address}/sign-in`, { redirect: 'manual' });
  expect(response.headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite=Lax/);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('script-src');
});

test('another name that leads here is refused', async () => {
  const sent = request(running.address, { headers: { host: 'evil.test' } }).end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  expect(answer?.statusCode).toBe(421);
  answer?.resume();
});

test('while the provider is away from the start, the console lives and says that nobody can sign in', async () => {
  const away = await startConsole();
  try {
    await away.stopProvider();
    const shown = await away.visitor().open('/');
    expect([shown.status, shown.text]).toEqual([503, expect.stringContaining('does not answer')]);
    expect((await fetch(`${away.address}/readyz`)).status).toBe(503);
    expect((await fetch(`${away.address}/healthz`)).status).toBe(200);
  } finally {
    await away.stop();
  }
});

// The last test: it ends the provider of all.
test('who is signed in goes on without the provider', async () => {
  const ann = running.visitor();
  expect((await fetch(`${running.address}/readyz`)).status).toBe(200);
  await ann.signIn('ann');
  await running.stopProvider();
  expect(await isSignInRequired(ann)).toBe(false);
});
