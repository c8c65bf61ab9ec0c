import {
  zAuthenticateBody,
  zAuthenticateHeaders,
  zAuthenticateResponse,
  zCandlesPath,
  zCandlesQuery,
  zCandlesResponse,
  zHourlyCandlesPath,
  zHourlyCandlesQuery,
  zHourlyCandlesResponse,
  zTranslationsPath,
  zTranslationsResponse,
} from '../../generated/contract/zod.gen.ts';
import { openOperation } from '../contract/operation.ts';
import { Refusal } from '../contract/refusal.ts';
import { candlesOf } from '../market/candles.ts';
import { defaultVisitor } from '../session/sessions.ts';

const authenticate = openOperation(
  {
    id: 'authenticate',
    method: 'POST',
    template: '/v1/auth',
    headers: zAuthenticateHeaders,
    body: zAuthenticateBody,
    answer: zAuthenticateResponse,
  },
  ({ world, body, headers, owner }) => {
    const header = headers['x-auth-token'] ?? '';
    const inBody = body.tokenFromWeb ?? '';
    if (header !== '' && inBody !== '' && header !== inBody) {
      throw new Refusal('validation', 'x-auth-token and tokenFromWeb differ', 'tokenFromWeb');
    }
    const credentials = { initData: body.initData ?? '', tokenFromWeb: inBody || header };
    const user = world.sessions.authenticate(credentials, owner ?? defaultVisitor);
    world.users.keepInviter(user, body.refCode ?? '');
    return {
      auth: { token: world.sessions.accessToken(user) },
      user: {
        id: user.id,
        settings: {
          referrerCode: user.referrerCode,
          freeTokensRedeemed: user.isGiftRedeemed,
          partnerLevel: user.partnerLevel,
          registrationBonus: user.isBonusRedeemed,
        },
      },
    };
  },
);

const translations = openOperation(
  {
    id: 'translations',
    method: 'GET',
    template: '/i18n/{lng}.json',
    path: zTranslationsPath,
    answer: zTranslationsResponse,
    invalidCode: 'not_found',
  },
  ({ world, path }) => world.texts.of(path.lng),
);

const candles = openOperation(
  {
    id: 'candles',
    method: 'GET',
    template: '/bitfinex/v2/candles/trade:1m:t{ticker}/hist',
    path: zCandlesPath,
    query: zCandlesQuery,
    answer: zCandlesResponse,
  },
  ({ now, path, query }) => candlesOf(path.ticker, now, query),
);

const hourlyCandles = openOperation(
  {
    id: 'hourlyCandles',
    method: 'GET',
    template: '/bitfinex/v2/candles/trade:1h:t{ticker}/hist',
    path: zHourlyCandlesPath,
    query: zHourlyCandlesQuery,
    answer: zHourlyCandlesResponse,
  },
  ({ now, path, query }) => candlesOf(path.ticker, now, query, '1h'),
);

/** Operations that need no session. */
export const openOperations = [authenticate, translations, candles, hourlyCandles];
