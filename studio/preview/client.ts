import i18next from 'i18next';

import type { ScreenModule } from 'engine/runtime/screen-model.ts';
import { values } from '../../src/values/values.ts';
import { type MessageFromPreview, messageToPreview } from './messages.ts';
import { show } from './newest-screens.ts';
import { problemsOnPage } from './page-problems.ts';
import { hideOutline, outline, placesAt } from './outline.ts';

/** The origin of Studio, which the server writes into this page. */
const studio = written('karat-studio');
/** The version of config/ that this page shows. */
let shownVersion = Number(written('karat-studio-version'));

/** What the server writes into the head of this page. */
function written(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** What the server sends after a change of config/. */
interface Changed {
  readonly version: number;
  /** The addresses of modules of screens by their paths. */
  readonly screens: Readonly<Record<string, string>>;
  readonly values?: object;
  /** The codes of the languages whose texts have changed. */
  readonly languages: readonly string[];
}

let selects = false;

/** The app moves the focus to what it opens: here only while the user is in the app, never away from Studio. */
const elements = HTMLElement.prototype;
Object.defineProperty(elements, 'focus', {
  value: new Proxy(Reflect.get(elements, 'focus'), {
    apply: (focus, element, args) => (document.hasFocus() ? Reflect.apply(focus, element, args) : undefined),
  }),
});

const tell = (message: MessageFromPreview): void => top?.postMessage(message, studio);

window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
  if (origin !== studio) return;
  const message = messageToPreview.safeParse(data);
  if (!message.success) return;
  switch (message.data.studio) {
    case 'outline':
      if (message.data.place === undefined) hideOutline();
      else outline(message.data.place);
      break;
    case 'mode':
      ({ selects } = message.data);
      document.documentElement.style.cursor = selects ? 'crosshair' : '';
      hideOutline();
      break;
    case 'open':
      history.pushState({}, '', message.data.path);
      break;
  }
});

for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'touchstart', 'touchend'])
  window.addEventListener(
    type,
    (event) => {
      if (!selects) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (type === 'click') tell({ studio: 'tapped', places: placesAt(event.target) });
    },
    { capture: true, passive: false },
  );

window.addEventListener(
  'mouseover',
  ({ target }) => {
    if (!selects) return;
    const [place] = placesAt(target);
    if (place === undefined) hideOutline();
    else outline(place);
  },
  { capture: true },
);

window.addEventListener(
  'keydown',
  (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    tell({ studio: 'key', key: 'k' });
  },
  { capture: true },
);

import.meta.hot?.on('karat:changed', (changed: Changed) => void take(changed));

async function take({ version, screens, values: newValues, languages }: Changed): Promise<void> {
  const loaded = await Promise.all(
    Object.entries(screens).map(async ([path, address]): Promise<[string, ScreenModule]> => {
      const { default: screen }: { default: ScreenModule } = await import(/* @vite-ignore */ address);
      return [path, screen];
    }),
  );
  for (const code of languages.filter((language) => i18next.hasResourceBundle(language, 'translation'))) {
    const answer = await fetch(`/i18n/${code}.json?at=${version}`);
    i18next.addResourceBundle(code, 'translation', await answer.json(), false, true);
  }
  if (newValues) Object.assign(values, newValues);
  if (loaded.length > 0 || newValues) show(new Map(loaded), newValues !== undefined);
  shownVersion = Math.max(shownVersion, version);
  requestAnimationFrame(() => tell({ studio: 'shown', path: location.pathname, version: shownVersion, isAnew: false }));
}

let last = '';
const tellPath = (): void => {
  if (last === location.pathname + location.search) return;
  last = location.pathname + location.search;
  tell({ studio: 'shown', path: last, version: shownVersion, isAnew: true });
};
/** How long the page is unchanged before a picture is checked, ms. */
const rest = 700;
let checking = 0;
const check = (): void => {
  if (location.hostname.startsWith('app.')) return;
  clearTimeout(checking);
  checking = window.setTimeout(() => tell({ studio: 'checked', problems: problemsOnPage() }), rest);
};
new MutationObserver(() => {
  tellPath();
  check();
}).observe(document, { childList: true, subtree: true });
tellPath();
check();
