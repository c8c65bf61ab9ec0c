declare global {
  interface Document {
    /** The Permissions Policy of the page; not in every browser. */
    readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean };
  }
}

/** Whether the page may use a feature; without `featurePolicy`, only a page that is not in a frame. */
function isAllowed(feature: string): boolean {
  return document.featurePolicy?.allowsFeature(feature) ?? window.parent === window;
}

/** Whether the page may read the clipboard; old web views have none, and a page without https. */
export function canReadClipboard(): boolean {
  return typeof navigator.clipboard?.readText === 'function' && isAllowed('clipboard-read');
}

/** Whether the page may use a camera and the device has one; does not ask the user for permission. */
export async function hasCamera(): Promise<boolean> {
  const { mediaDevices } = navigator;
  // Undefined without https.
  if (typeof mediaDevices?.getUserMedia !== 'function' || !isAllowed('camera')) return false;
  const devices = await mediaDevices.enumerateDevices().catch(() => []);
  return devices.some(({ kind }) => kind === 'videoinput');
}
