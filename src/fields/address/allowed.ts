declare global {
  interface Document {
    /** What this page may use; not in every browser. */
    readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean };
  }
}

/** Whether the page may use a feature; a frame may only where the page around it says so. */
function isAllowed(feature: string): boolean {
  return document.featurePolicy?.allowsFeature(feature) ?? window.parent === window;
}

/** Whether the page may ask for what was copied. */
export function canReadClipboard(): boolean {
  return typeof navigator.clipboard.readText === 'function' && isAllowed('clipboard-read');
}

/** Whether the page may ask for a camera and the device has one; nothing is asked of the user. */
export async function hasCamera(): Promise<boolean> {
  const { mediaDevices } = navigator;
  // Without https there are none.
  if (typeof mediaDevices?.getUserMedia !== 'function' || !isAllowed('camera')) return false;
  const devices = await mediaDevices.enumerateDevices().catch(() => []);
  return devices.some(({ kind }) => kind === 'videoinput');
}
