import type { MessengerLaunch } from './handoff.ts';

/** How the page was opened. */
export interface TakenLaunch {
  readonly parameter: string | undefined;
  readonly initData: string | undefined;
  readonly messenger: MessengerLaunch | undefined;
}

/**
 * Takes the launch parameter from the query and the messenger's launch data from the fragment, and removes both from the
 * address bar and the history entry, so that no credential stays there (decisions.md).
 */
export function takeLaunch(name: string): TakenLaunch {
  const url = new URL(location.href);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const initData = fragment.get('tgWebAppData') ?? undefined;
  const parameter = url.searchParams.get(name) ?? fragment.get('tgWebAppStartParam') ?? undefined;
  const startParameter =
    initData === undefined ? undefined : (new URLSearchParams(initData).get('start_param') ?? undefined);
  if (initData !== undefined) url.hash = '';
  url.searchParams.delete(name);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
  const messenger: MessengerLaunch | undefined =
    initData === undefined
      ? undefined
      : {
          version: fragment.get('tgWebAppVersion') ?? '',
          platform: fragment.get('tgWebAppPlatform') ?? '',
          theme: themeOf(fragment.get('tgWebAppThemeParams')),
        };
  return { parameter: parameter ?? startParameter, initData, messenger };
}

function themeOf(text: string | null): MessengerLaunch['theme'] {
  try {
    return { ...Object(JSON.parse(text ?? '{}')) };
  } catch {
    return {};
  }
}
