declare global {
  interface Document {
    /** What this page may use; not in every browser. */
    readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean };
  }
}

/** Whether the page may ask for what was copied; a frame may only where the page around it says so. */
export function canReadClipboard(): boolean {
  if (typeof navigator.clipboard.readText !== 'function') return false;
  return document.featurePolicy?.allowsFeature('clipboard-read') ?? window.parent === window;
}
