import { Hono } from 'hono';
import * as z from 'zod';
import { seedNames, seedPlans } from '../seed/plans.ts';
import { asLaunchParameter } from '../session/tokens.ts';
import type { User } from '../users/users.ts';
import type { World } from '../world.ts';
import { launchData } from './launch.ts';
import { parseJson, parseQuery, userName } from './read.ts';

const newUser = z.object({
  like: userName.default('new'),
  name: userName.optional(),
  partnerLevel: z.int().min(0).max(9).optional(),
  freeTokensRedeemed: z.boolean().optional(),
  registrationBonus: z.boolean().optional(),
  hasTwoFactor: z.boolean().optional(),
});
const optionalUser = z.object({ user: userName.optional() });
const oneUser = z.object({ user: userName, start: z.string().max(512).optional() });
const twoFactorOfUser = z.object({ user: userName, hasTwoFactor: z.boolean() });

/** `/sandbox/users`, `/sandbox/reset`, `/sandbox/tokens/expire`, `/sandbox/init-data`, `/sandbox/two-factor`: users and how they sign in. */
export function peopleControl(world: World): Hono {
  const { users, sessions, clock, twoFactor, faults, pendingCalls, requests } = world;
  const describe = (user: User) => ({
    name: user.id,
    userId: user.id,
    like: user.template,
    referrerCode: user.referrerCode,
    invitedBy: user.invitedBy,
    partnerLevel: user.partnerLevel,
    freeTokensRedeemed: user.isGiftRedeemed,
    registrationBonus: user.isBonusRedeemed,
    hasTwoFactor: user.hasTwoFactor,
  });
  const withTokens = (user: User) => {
    const loginToken = sessions.loginToken(user.id);
    return {
      ...describe(user),
      loginToken,
      launchParameter: asLaunchParameter(loginToken),
      accessToken: sessions.accessToken(user),
    };
  };
  const app = new Hono();

  app.get('/users', (context) => {
    const { user } = parseQuery(optionalUser, context.req.raw);
    if (user !== undefined) return context.json(withTokens(users.get(user)));
    const seeds = seedNames.map((name) => ({ name, summary: seedPlans[name].summary }));
    return context.json({ seeds, users: users.list().map(describe) });
  });

  app.post('/users', async (context) => {
    const { like, name, ...settings } = await parseJson(newUser, context.req.raw);
    const user = users.clone(like, name);
    users.change(user.id, settings);
    return context.json(withTokens(users.get(user.id)), 201);
  });

  const forget = (user: string | undefined): void => {
    pendingCalls.drop({ user });
    faults.remove({ user });
    requests.clear(user);
    twoFactor.forget(user);
  };

  app.delete('/users', (context) => {
    const { user } = parseQuery(oneUser, context.req.raw);
    users.drop(user);
    forget(user);
    return context.json({ success: true });
  });

  app.post('/reset', async (context) => {
    const { user } = await parseJson(optionalUser, context.req.raw);
    if (user === undefined) users.resetAll();
    else users.reset(user);
    forget(user);
    return context.json({ success: true });
  });

  app.post('/tokens/expire', async (context) => {
    const { user } = await parseJson(oneUser, context.req.raw);
    users.endSessions(users.get(user).id);
    return context.json({ success: true });
  });

  app.get('/two-factor', (context) => {
    const { id, hasTwoFactor } = users.get(parseQuery(oneUser, context.req.raw).user);
    return context.json({ hasTwoFactor, ...twoFactor.present(id, clock.of(id)) });
  });

  app.post('/two-factor', async (context) => {
    const { user, hasTwoFactor } = await parseJson(twoFactorOfUser, context.req.raw);
    users.change(users.get(user).id, { hasTwoFactor });
    return context.json({ hasTwoFactor });
  });

  app.get('/init-data', (context) => {
    const { user, start } = parseQuery(oneUser, context.req.raw);
    return context.json({ initData: launchData(world, users.get(user), start) });
  });

  return app;
}
