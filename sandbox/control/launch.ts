import { createHash } from 'node:crypto';
import { signInitData } from '../session/init-data.ts';
import type { User } from '../users/users.ts';
import type { World } from '../world.ts';

/** The messenger's numeric id of a user; the same name always gives the same id. */
function messengerIdOf(user: string): number {
  const known = /^tg-(\d{1,15})$/.exec(user)?.[1];
  if (known !== undefined) return Number(known);
  return 100_000_000 + (createHash('sha256').update(user).digest().readUInt32BE(0) % 900_000_000);
}

/** Launch data of a user, signed now in the way the messenger does. */
export function launchData(world: World, user: User, start: string | undefined): string {
  const now = world.clock.global();
  const messengerUser = { id: messengerIdOf(user.id), first_name: user.id, username: user.id, language_code: 'en' };
  return signInitData(world.botToken, {
    query_id: `AAE${messengerUser.id}`,
    user: JSON.stringify(messengerUser),
    auth_date: String(Math.floor(now / 1000)),
    ...(start === undefined ? {} : { start_param: start }),
    signature: createHash('sha512').update(`${user.id}:${now}`).digest('base64url'),
  });
}

/** The colors of the messenger's two themes, by the messenger's names. */
export const themes = {
  light: {
    bg_color: '#ffffff',
    text_color: '#000000',
    hint_color: '#707579',
    link_color: '#3390ec',
    button_color: '#3390ec',
    button_text_color: '#ffffff',
    secondary_bg_color: '#f4f4f5',
  },
  dark: {
    bg_color: '#212121',
    text_color: '#ffffff',
    hint_color: '#aaaaaa',
    link_color: '#8774e1',
    button_color: '#8774e1',
    button_text_color: '#ffffff',
    secondary_bg_color: '#0f0f0f',
  },
} as const;

/** The URL fragment with which the messenger's web client opens a mini-app. */
export function launchFragment(initData: string, theme: keyof typeof themes, start: string | undefined): string {
  const fields = new URLSearchParams({
    tgWebAppData: initData,
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'weba',
    tgWebAppThemeParams: JSON.stringify(themes[theme]),
    ...(start === undefined ? {} : { tgWebAppStartParam: start }),
  });
  return `#${fields.toString()}`;
}
