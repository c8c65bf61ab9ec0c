interface TrustedScriptURL {
  readonly toJSON: () => string;
}
interface Policy {
  readonly createScriptURL: (url: string) => TrustedScriptURL;
}
declare global {
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

const address = '/service-worker.js';

/**
 * Registers the service worker, in a production build and if the browser supports it, and returns it once it is active. The only Trusted Types policy
 * returns this one address for any input.
 */
export async function registerServiceWorker(): Promise<ServiceWorker | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  const policy = window.trustedTypes?.createPolicy('karat', { createScriptURL: () => address });
  await navigator.serviceWorker.register(policy ? policy.createScriptURL(address) : address);
  return (await navigator.serviceWorker.ready).active;
}
