/** How the page was opened. */
export interface TakenLaunch {
  readonly parameter: string | undefined;
  readonly initData: string | undefined;
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
  return { parameter: parameter ?? startParameter, initData };
}
