import { type LaunchRules, isLoginToken, isReferralCode, referralCodeIn } from '../domain/launch-parameter.ts';
import { readStored } from '../values/stored.ts';
import type { MessengerLaunch, PageLaunch } from './handoff.ts';
import type { BootValues } from './values.ts';
import { recordOf } from 'engine/record.ts';

/** The query parameter of a web referral link (REF-04); it contains a referral code, never a login token. */
const referral = 'ref';
/** The messenger's name for the launch parameter. */
const messengerStart = 'tgWebAppStartParam';

/**
 * The launch in an address (the launch parameter from the query or the fragment, and the messenger's launch data), and
 * the address without it. `name` is the name of the launch parameter; an invalid referral code (config/app.json) is
 * left out.
 */
export function launchOf(
  address: URL,
  name: string,
  rules: Pick<LaunchRules, 'referralCode'>,
): { launch: PageLaunch; rest: URL } {
  const rest = new URL(address);
  // An address of another router may stand before it: `#/path?startapp=…`.
  const fragment = new URLSearchParams(rest.hash.slice(1).replace(/^[^?=&]*\?/, ''));
  const initData = fragment.get('tgWebAppData') ?? undefined;
  const startParameter = new URLSearchParams(initData).get('start_param');
  const friend = rest.searchParams.get(referral) ?? '';
  const candidate =
    rest.searchParams.get(name) ??
    fragment.get(name) ??
    fragment.get(messengerStart) ??
    rest.searchParams.get(messengerStart) ??
    startParameter ??
    referralCodeIn(friend, rules) ??
    '';
  const parameter = isReferralCode(candidate, rules) || isLoginToken(candidate, rules) ? candidate : undefined;
  for (const parameterName of [name, referral, messengerStart])
    if (rest.searchParams.has(parameterName)) rest.searchParams.delete(parameterName);
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

/** Removes the launch from the address bar and the history entry, so that no credential stays there (docs/decisions/product.md). */
export function takeLaunch({
  launchParameter,
  referralCode,
}: Pick<BootValues, 'launchParameter' | 'referralCode'>): PageLaunch {
  const { launch, rest } = launchOf(new URL(location.href), launchParameter, { referralCode });
  if (rest.href !== location.href) history.replaceState(history.state, '', rest);
  return launch;
}

/** The launch without the messenger's data and start parameter, which are ignored outside a messenger. */
export function withoutMessenger({ parameter, initData }: PageLaunch): PageLaunch {
  const start = new URLSearchParams(initData).get('start_param');
  return { parameter: parameter === start ? undefined : parameter, initData: undefined, messenger: undefined };
}

/** The stored launch data of this tab, for a page that was reloaded in the messenger. */
export function storedLaunch(): Pick<PageLaunch, 'initData' | 'messenger'> {
  const fragment = readStored('tab', 'launch');
  const address = new URL(`#${fragment ?? ''}`, `${location.origin}/`);
  const { initData, messenger } = launchOf(address, '', { referralCode: { longest: 0, characters: '' } }).launch;
  return { initData, messenger };
}

function themeOf(text: string | null): MessengerLaunch['theme'] {
  try {
    return recordOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
