import type { Runtime } from '../port.ts';

const buzzLength = 30;
/** How long a file to save is kept for the browser, ms. */
const timeToRead = 60_000;

/** The runtime of a browser tab. */
export const web: Runtime = {
  kind: 'web',
  open: (address) => {
    if (address.startsWith('mailto:')) location.assign(address);
    else window.open(address, '_blank', 'noopener,noreferrer');
  },
  share: async (text) => {
    if (typeof navigator.share !== 'function') return false;
    try {
      await navigator.share({ text });
      return true;
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError';
    }
  },
  copy: (text) => navigator.clipboard.writeText(text),
  save: async (name, content) => {
    const address = URL.createObjectURL(await content);
    const link = Object.assign(document.createElement('a'), { href: address, download: name });
    link.click();
    // Some browsers read the file only after the click.
    setTimeout(() => URL.revokeObjectURL(address), timeToRead);
  },
  shareFile: async (file) => {
    const shared = { files: [file] };
    if (typeof navigator.canShare !== 'function' || !navigator.canShare(shared)) return web.save(file.name, file);
    try {
      await navigator.share(shared);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await web.save(file.name, file);
    }
    return undefined;
  },
  buzz: () => void navigator.vibrate?.(buzzLength),
  hold: () => undefined,
};
