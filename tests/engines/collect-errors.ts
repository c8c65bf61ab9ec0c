declare global {
  interface Window {
    /** The errors of the document so far, if they are collected. */
    engineErrors?: string[];
  }
}

/**
 * Collects what the document throws, or logs as an error, from now on; runs in the page. False if it already does, so
 * that the former document, which is being left, is distinguished from the next.
 */
export function collectErrors(): boolean {
  if (window.engineErrors !== undefined || location.protocol === 'about:') return false;
  const errors: string[] = [];
  window.engineErrors = errors;
  addEventListener('error', ({ message }) => {
    // Not an error: the sizes are reported in the next frame. The drivers of other engines leave it out, too.
    if (!message.startsWith('ResizeObserver loop')) errors.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const log = console.error;
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
    log(...parts);
  };
  return true;
}

/** Takes the errors that the document has collected; runs in the page. */
export function collected(): string[] {
  return window.engineErrors?.splice(0) ?? [];
}
