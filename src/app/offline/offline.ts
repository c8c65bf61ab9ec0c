import { addressOf } from '../../api/transport.ts';
import { values } from '../../values/values.ts';
import { keepLastKnown, recall } from './last-known.ts';
import { registerServiceWorker } from './register.ts';

export { recall };

/** Makes ready for a start without a network: the service worker, the texts of this language, and what is known of the user. */
export async function prepareForOffline(): Promise<void> {
  keepLastKnown();
  const isFirst = navigator.serviceWorker?.controller === null;
  const isThere = new Promise((resolve) => {
    navigator.serviceWorker?.addEventListener('controllerchange', resolve, { once: true });
  });
  await registerServiceWorker();
  if (!isFirst) return;
  // The texts came before the service worker was there to keep them.
  await isThere;
  await fetch(addressOf(`/i18n/${document.documentElement.lang}.json?version=${values.app.translationVersion}`));
}
