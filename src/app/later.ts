import i18next from 'i18next';

import { languageOf } from '../i18n/language.ts';
import { runtime } from '../runtime/runtime.ts';
import { showOverlay } from '../shell/overlays.ts';
import { readStored } from '../values/stored.ts';
import { values } from '../values/values.ts';

/** When the offline start is prepared, ms: the first screen's own requests come first. */
const pauseBeforeOffline = 1500;

// Loaded in advance: the network may be down when they are needed, and the first tap does not wait for them.
for (const part of [
  import('../shell/RouteError.tsx'),
  import('../shell/SignIn.tsx'),
  import('../ui/state/ErrorCard.tsx'),
  import('../engine/StaleNotice.tsx'),
  import('../ui/dialog/Dialog.tsx'),
  import('../runtime/web/share.ts'),
])
  part.catch(() => undefined);
if (languageOf(i18next) !== i18next.language)
  import('../shell/MissingLanguage.tsx').then((shell) => shell.showMissingLanguage(), console.error);
if (values.app.showsWarning && readStored('tab', 'isWarningClosed') === undefined)
  void import('../shell/Warning.tsx').then(({ Warning }) => showOverlay(Warning));
if (runtime.kind === 'web') {
  watch();
  setTimeout(
    () => void import('./offline/offline.ts').then((device) => device.prepareForOffline(), console.warn),
    pauseBeforeOffline,
  );
}
import('../outcomes/watch.ts').then(({ watchOutcomes }) => watchOutcomes()).catch(() => undefined);
const { url = '', share = 0 } = values.app.monitoring ?? {};
// Chosen anew for each page, so that pages cannot be joined.
if (url !== '' && Math.random() < share)
  import('./monitoring/monitor.ts').then((monitor) => monitor.startMonitoring(url)).catch(() => undefined);

/** Starts the watch of the session. If its code fails to load, it tries again when the user comes back to the page. */
function watch(): void {
  import('../session/watch.ts')
    .then(({ watchSession }) => watchSession())
    .catch(() => document.addEventListener('visibilitychange', watch, { once: true }));
}
