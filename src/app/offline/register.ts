interface TrustedScriptURL {
  readonly toJSON: () => string;
}
interface Policy {
  readonly createScriptURL: (given: string) => TrustedScriptURL;
}
declare global {
  interface Window {
    /** Where scripts may only come from trusted addresses; not in every browser. */
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
 * Registers the service worker, in a build and where the browser has one. The one policy of trusted types answers this
 * one address, whatever it is asked.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const policy = window.trustedTypes?.createPolicy('karat', { createScriptURL: () => address });
  await navigator.serviceWorker.register(policy ? policy.createScriptURL(address) : address);
}
