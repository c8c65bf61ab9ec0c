import { type LaunchRules, isLoginToken, isReferralCode } from '../domain/launch-parameter.ts';
import { kept } from '../values/kept.ts';
import type { MessengerLaunch, TakenLaunch } from './handoff.ts';
import type { BootValues } from './values.ts';

/** The query parameter of a referral link on the web (product.md §2); it holds a friend's code and never a login token. */
const referral = 'ref';
/** The launch parameter as the messenger names it. */
const messengerStart = 'tgWebAppStartParam';

/**
 * How an address launches the app: the launch parameter, from the query or the fragment, and the messenger's launch data;
 * and the address without them. `name` is that of the launch parameter; a referral code that is none (config/app.json) is
 * left out.
 */
export function launchOf(
  address: URL,
  name: string,
  rules: Pick<LaunchRules, 'referralCode'>,
): { launch: TakenLaunch; rest: URL } {
  const rest = new URL(address);
  const fragment = new URLSearchParams(rest.hash.slice(1));
  const initData = fragment.get('tgWebAppData') ?? undefined;
  const startParameter = initData === undefined ? null : new URLSearchParams(initData).get('start_param');
  const friend = rest.searchParams.get(referral);
  const given =
    rest.searchParams.get(name) ??
    fragment.get(name) ??
    fragment.get(messengerStart) ??
    rest.searchParams.get(messengerStart) ??
    startParameter ??
    (friend !== null && isReferralCode(friend, rules) ? friend : '');
  const parameter = isReferralCode(given, rules) || isLoginToken(given, rules) ? given : undefined;
  for (const taken of [name, referral, messengerStart])
    if (rest.searchParams.has(taken)) rest.searchParams.delete(taken);
  const isLaunch = [...fragment.keys()].some((key) => key === name || key.startsWith('tgWebApp'));
  if (isLaunch) rest.hash = '';
  const messenger: MessengerLaunch | undefined =
    initData === undefined
      ? undefined
      : {
          version: fragment.get('tgWebAppVersion') ?? '',
          platform: fragment.get('tgWebAppPlatform') ?? '',
          theme: themeOf(fragment.get('tgWebAppThemeParams')),
        };
  return { launch: { parameter, initData, messenger }, rest };
}

/** Takes what launches the app out of the address bar and the history entry, so that no credential stays there (decisions.md). */
export function takeLaunch({ launchParameter, referralCode }: BootValues): TakenLaunch {
  const { launch, rest } = launchOf(new URL(location.href), launchParameter, { referralCode });
  if (rest.href !== location.href) history.replaceState(history.state, '', rest);
  return launch;
}

/** The launch without what a messenger says: outside of one, its launch data and start parameter count for nothing. */
export function withoutMessenger({ parameter, initData }: TakenLaunch): TakenLaunch {
  const start = initData === undefined ? null : new URLSearchParams(initData).get('start_param');
  return { parameter: parameter === start ? undefined : parameter, initData: undefined, messenger: undefined };
}

/** The launch data that this tab was opened with, for a page that was loaded anew in the messenger. */
export function keptLaunch(): Pick<TakenLaunch, 'initData' | 'messenger'> {
  const fragment = kept('tab', 'launch');
  const address = new URL(`#${fragment ?? ''}`, `${location.origin}/`);
  const { initData, messenger } = launchOf(address, '', { referralCode: { longest: 0, characters: '' } }).launch;
  return { initData, messenger };
}

function themeOf(text: string | null): MessengerLaunch['theme'] {
  try {
    return { ...Object(JSON.parse(text ?? '{}')) };
  } catch {
    return {};
  }
}
