import { keepLastKnown, restoreLastKnown } from './last-known.ts';
import { registerServiceWorker } from './register.ts';

export { restoreLastKnown as recall };

/** What a browser says of its network; not every one does. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Prepares the offline start: the service worker, the texts of this language, and the last known data of the user. */
export async function prepareForOffline(): Promise<void> {
  try {
    keepLastKnown();
    const isFirst = navigator.serviceWorker?.controller === null;
    const isThere = new Promise((resolve) => {
      navigator.serviceWorker?.addEventListener('controllerchange', resolve, { once: true });
    });
    const worker = await registerServiceWorker();
    if (isFirst && worker) {
      // The texts were loaded before the service worker could cache them, so they are requested again.
      await isThere;
      const address = window.karatHandoff?.addressOfTexts(document.documentElement.lang);
      if (address !== undefined) await fetch(address);
    }
    await idle();
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    worker?.postMessage({ loaded, isAll: !isSparing(navigator.connection) }, []);
  } catch (error) {
    console.warn('nothing is kept for a start without a network:', error);
  }
}

/** Whether the user pays for what is loaded in advance with money or with waiting: then only what was opened is kept. */
function isSparing({ saveData, effectiveType = '' }: Connection = {}): boolean {
  return saveData === true || effectiveType.endsWith('2g');
}

/** Resolves once the page has nothing to do; WebKit does not say when. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
}
