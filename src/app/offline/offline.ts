import { keepLastKnown, restoreLastKnown } from './last-known.ts';
import { registerServiceWorker } from './register.ts';

export { restoreLastKnown as recall };

/** Prepares the offline start: the service worker, the texts of this language, and the last known data of the user. */
export async function prepareForOffline(): Promise<void> {
  try {
    keepLastKnown();
    const isFirst = navigator.serviceWorker?.controller === null;
    const isThere = new Promise((resolve) => {
      navigator.serviceWorker?.addEventListener('controllerchange', resolve, { once: true });
    });
    await registerServiceWorker();
    if (!isFirst) return;
    // The texts were loaded before the service worker could cache them, so they are requested again.
    await isThere;
    const address = window.karatHandoff?.addressOfTexts(document.documentElement.lang);
    if (address !== undefined) await fetch(address);
  } catch (error) {
    console.warn('nothing is kept for a start without a network:', error);
  }
}
