import table from 'virtual:config/boot-table';

import { apiAddress } from '../api/address.ts';
import { readStored } from '../values/stored.ts';
import { screenPath } from '../domain/screen-path.ts';
import { schemeOf } from '../domain/scheme.ts';
import { after } from '../values/after.ts';
import type { SessionUser } from '../values/stored-session.ts';
import { askTexts } from '../values/ask-texts.ts';
import { painted } from '../values/painted.ts';
import { showFailure, watchLoading } from './loading.ts';
import { readPageTexts } from './page-texts.ts';
import { answersAsMessenger, bridgePlace } from './bridge.ts';
import { rememberFriend } from './friend.ts';
import { type Handoff, type PageLaunch, answerKey, relaunch } from './handoff.ts';
import { applyAppearance, systemQueries } from './appearance.ts';
import { addressesOf } from './requests.ts';
import type { BootValues } from './values.ts';
import { takeLaunch, withoutMessenger } from './launch.ts';
import { beginSession } from './session.ts';

/** How long the app's code waits for the sign-in, so that the first data is requested before the code runs, ms. */
const maxWait = 300;

/**
 * Removes the launch from the address, and requests the session, the texts and the first data, so that none of them waits
 * for the bundle. What can wait comes after the first paint: the appearance, the screen's files and the app's code.
 */
export function start(values: BootValues, language: string): void {
  const pageLaunch = takeLaunch(values);
  const base = apiAddress(location, values);
  const answers: Handoff['answers'] = new Map();
  const ask = (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = fetch(base + path, init);
    answer.catch(() => undefined);
    answers.set(answerKey(init.method ?? 'GET', base + path), answer);
    return answer;
  };
  const sent = new Set<string>();
  /** Requests an address once, however many parts of the screen need its answer, and whether it was used meanwhile or not. */
  const requestOnce = (address: string, init: RequestInit = { headers: { accept: 'application/json' } }): void => {
    const key = answerKey('GET', base + address);
    if (!sent.has(key)) void ask(address, init);
    sent.add(key);
  };
  const path = screenPath(location.pathname).replace(/(.)\/$/, '$1');
  const opened = table.routes[path];
  const isDone = opened?.once !== undefined && readStored('device', opened.once.flag) === '1';
  const route = isDone ? table.routes[opened.once.then] : opened;

  const place = bridgePlace();
  const runtime = place === undefined ? 'web' : 'messenger';
  const search = new URLSearchParams(location.search);
  const requestsOf = (user?: SessionUser) => (route ? addressesOf(route, search, values, runtime, user) : []);
  const requests = requestsOf().filter(({ isPublic }) => isPublic);

  const isPainted = painted();
  const addressOfTexts = (code: string): string =>
    values.hasTexts
      ? `/assets/${table.texts}/${code}.json`
      : `${base}/i18n/${code}.json?version=${values.translationVersion}`;
  const begin = (launch: PageLaunch, isInMessenger: boolean): Promise<void> => {
    const frameScheme = schemeOf(launch.messenger?.theme['bg_color']);
    if (frameScheme) {
      document.documentElement.dataset['frameScheme'] = frameScheme;
      applyAppearance();
    }
    if (isInMessenger) void isPainted.then(() => preload(table.messenger));
    const { handoff, signed } = beginSession({ launch, isInMessenger, values, ask });
    window.karatHandoff = { language, texts: askTexts(addressOfTexts(language)), addressOfTexts, answers, ...handoff };
    if (requests.length === (route?.requests ?? []).length) return Promise.resolve();
    const requested = signed
      .then((session) => {
        if (!session) return;
        const authorized = { headers: { authorization: `Bearer ${session.token}` } };
        for (const { address, isPublic } of requestsOf(session.user))
          requestOnce(address, isPublic ? undefined : authorized);
      })
      .catch(() => undefined);
    return Promise.race([requested, after(maxWait)]);
  };
  const begun =
    place === 'frame' && (pageLaunch.initData ?? readStored('tab', 'launch')) !== undefined
      ? answersAsMessenger().then((isAnswered) =>
          begin(isAnswered ? pageLaunch : withoutMessenger(pageLaunch), isAnswered),
        )
      : begin(place === 'native' ? pageLaunch : withoutMessenger(pageLaunch), place === 'native');

  for (const { address } of requests) requestOnce(address);

  const retry = (): void => relaunch(pageLaunch);
  void isPainted.then(() => {
    applyAppearance();
    for (const query of Object.values(systemQueries)) matchMedia(query).addEventListener('change', applyAppearance);
    preload(route?.files ?? []);
    watchLoading(readPageTexts(language), retry);
    // The first number format of a process is slow to create; create it while the sign-in is under way.
    new Intl.NumberFormat(language).format(0);
  });

  const entry = document.querySelector<HTMLLinkElement>('link[data-entry]');
  if (entry)
    void Promise.all([isPainted, begun])
      .then(() => import(/* @vite-ignore */ entry.href))
      .then((app: { started: Promise<void> }) => app.started)
      .catch((error: unknown) => {
        console.error(error);
        showFailure(readPageTexts(language), retry);
      });

  // Removes a new launch of the running page from the address before the router, whose listener runs later, reads it.
  addEventListener('popstate', () => {
    const next = takeLaunch(values);
    const launch = window.karatHandoff?.messenger ? next : withoutMessenger(next);
    window.karatHandoff?.onLaunch?.(launch, rememberFriend(launch.parameter, values));
  });
}

/** Loads the files of a screen beside the app's code, once the loading screen is painted. */
function preload(files: readonly number[]): void {
  for (const name of filesAt(files)) {
    const kind = name.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload', as: 'script' };
    document.head.append(
      Object.assign(document.createElement('link'), { ...kind, href: `/assets/${name}`, crossOrigin: '' }),
    );
  }
}

/** The names of files by the distances between their indices in `files` of the table. */
function filesAt(distances: readonly number[]): string[] {
  let place = 0;
  return distances.map((distance) => table.files[(place += distance)] ?? '');
}
