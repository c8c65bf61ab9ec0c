import { keepLastKnown, restoreLastKnown } from './last-known.ts';

export { restoreLastKnown as recall };

/** What a browser says of its network; not every one does. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
interface TrustedScriptURL {
  readonly toJSON: () => string;
}
interface Policy {
  readonly createScriptURL: (url: string) => TrustedScriptURL;
}
declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
  interface Window {
    /** The Trusted Types API; not in every browser. */
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: { createScriptURL: () => string }) => Policy;
    };
  }
  interface ServiceWorkerContainer {
    register(address: TrustedScriptURL | string): Promise<ServiceWorkerRegistration>;
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

const workerAddress = '/service-worker.js';

/**
 * Registers the service worker, in a production build and if the browser supports it, and returns it once it is active. The only Trusted Types policy
 * returns this one address for any input.
 */
async function registerServiceWorker(): Promise<ServiceWorker | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  const policy = window.trustedTypes?.createPolicy('karat', { createScriptURL: () => workerAddress });
  await navigator.serviceWorker.register(policy ? policy.createScriptURL(workerAddress) : workerAddress);
  return (await navigator.serviceWorker.ready).active;
}
