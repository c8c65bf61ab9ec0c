import type { Press } from './steps.ts';

/** A press of a button, as the page saw it. */
export interface Viewed {
  /** Whether it was pressed, not just found. */
  readonly isPressed: boolean;
  /** Which of the names it was. */
  readonly index: number;
  readonly at: number;
  readonly screen: string;
  readonly isForgetful: boolean;
  readonly tab: string;
  readonly document: string;
}

/**
 * Presses the first of the buttons and links with these names that is visible, once it can be used; undefined if there is
 * none within `patience` ms. The time of the story goes on by `rest` ms first. The first `found` of them are not pressed.
 * Runs in the page.
 */
export async function pressFirst(
  names: readonly string[],
  press: Press,
  rest: number,
  patience: number,
  found: number,
): Promise<Viewed | undefined> {
  const { story } = window;
  if (!story) return undefined;
  const find = (isUsable: boolean): { index: number; element: HTMLElement } | undefined => {
    const all = [...document.querySelectorAll<HTMLElement>('button, [role="button"], a[href]')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert], [aria-hidden="true"]') === null &&
        !(isUsable && element.matches(':disabled, [aria-disabled="true"], [data-loading="true"]')),
    );
    const named = (element: HTMLElement): string =>
      (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
    for (const [index, name] of names.entries()) {
      const element = all.find((one) => named(one) === name);
      if (element) return { index, element };
    }
    return undefined;
  };
  const waitFor = async (isUsable: boolean, limit = patience, last = names.length) => {
    for (let remaining = limit; remaining > 0; remaining -= 20) {
      const one = find(isUsable);
      if (one && one.index <= last) return one;
      await story.wait(20);
    }
    return undefined;
  };
  const visible = await waitFor(false);
  if (!visible) return undefined;
  story.advance(rest);
  await story.wait(0);
  // A page needs a moment to let its buttons be pressed, and those that come later in `names` may be so before.
  const usable = (await waitFor(true, Math.min(200, patience), visible.index)) ?? (await waitFor(true));
  if (!usable) return undefined;
  const { index, element } = usable;
  const { at } = story.shown();
  const screen = document.querySelector('main')?.innerText ?? '';
  const isPressed = index >= found;
  if (isPressed) {
    element.focus();
    element.click();
    if (press === 'double click') await story.wait(30);
    if (press !== 'once' && element.isConnected) element.click();
  }
  return { isPressed, index, at, screen, isForgetful: story.isForgetful, ...story.place };
}

/** Types into the field of a name, if it is there and can be used; runs in the page. */
export function typeInto(name: string, text: string): void {
  const { story } = window;
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const field = fields.find((one) => {
    const labels = [...(one.labels ?? [])].map((label) => label.textContent);
    const by = (one.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    return [...labels, ...by, one.getAttribute('aria-label')].some(
      (label) => label?.replace(/ ?\*$/, '').trim() === name,
    );
  });
  if (!story || !field || field.disabled || field.readOnly || !field.checkVisibility()) return;
  if (field.value === text) return;
  field.focus();
  story.type(field, text);
}

/** Whether a group of fields, as those of a code, is there; waits for it under a title of its name. Runs in the page. */
export async function hasGroup(name: string, patience: number): Promise<boolean> {
  for (let remaining = patience; remaining > 0; remaining -= 20) {
    const isThere = [...document.querySelectorAll('[role="group"]')].some((group) => {
      const by = document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent;
      return (group.getAttribute('aria-label') ?? by)?.trim() === name && group.checkVisibility();
    });
    const hasTitle = [...document.querySelectorAll('h2')].some(({ textContent }) => textContent.trim() === name);
    if (isThere || !hasTitle) return isThere;
    await window.story?.wait(20);
  }
  return false;
}

/** Types a code into the group of fields of a name; runs in the page. */
export function typeCode(name: string, code: string): void {
  const group = [...document.querySelectorAll('[role="group"]')].find((one) => {
    const by = document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent;
    return (one.getAttribute('aria-label') ?? by)?.trim() === name;
  });
  const field = group?.querySelector('input');
  if (field) window.story?.type(field, code);
}

/**
 * The keys of the transfers that the user has closed, once there is one that is not in `known`, as the app stores a tap some
 * time after it; undefined if that cannot be read. Runs in the page.
 */
export async function closedKeys(known: readonly string[], limit: number): Promise<string[] | undefined> {
  const end = performance.now() + limit;
  for (;;) {
    const stored = await caches.match('/transfers.json', { cacheName: 'transfers' }).catch(() => undefined);
    const document: { records: { key: string; end?: { kind: string } }[] } | undefined = await stored
      ?.json()
      .catch(() => undefined);
    const keys = document?.records.filter((one) => one.end?.kind === 'closed').map(({ key }) => key);
    if (keys?.some((key) => !known.includes(key)) === true || performance.now() > end) return keys;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Replaces all that the app has stored by what is no JSON; runs in the page. */
export async function damageStorage(text: string): Promise<void> {
  const cache = await caches.open('transfers');
  await cache.put('/transfers.json', new Response(text));
  for (const key of Object.keys(sessionStorage)) if (key !== 'session') sessionStorage.setItem(key, text);
}

/** Deletes all caches; runs in the page. */
export async function clearCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Looks for another service worker; runs in the page. */
export async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
}

/** Waits until the screen or a dialog shows one of these texts; returns what it shows after `limit` ms, or nothing. Runs in the page. */
export async function awaitShown(texts: readonly string[], limit: number): Promise<string> {
  for (let remaining = limit; remaining > 0; remaining -= 50) {
    const shown = [...document.querySelectorAll<HTMLElement>('main, [role="dialog"]')].map((one) => one.innerText);
    if (texts.some((text) => shown.some((part) => part.includes(text)))) return '';
    await window.story?.wait(50);
  }
  return document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 300);
}

/** All that the browser keeps, but for the code of the app, its texts, and what protects open transfers; runs in the page. */
export async function everything(): Promise<string> {
  try {
    const texts = [...Object.entries(sessionStorage), ...Object.entries(localStorage)].flat();
    for (const name of await caches.keys()) {
      if (name.startsWith('shell-') || name === 'texts') continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  } catch {
    return '';
  }
}

/** What the tab keeps, as JSON; runs in the page. */
export function storageOfTab(): string {
  return JSON.stringify(Object.fromEntries(Object.entries(sessionStorage)));
}

/** Puts back what the tab has kept before; runs in the page. */
export function putBack(text: string): void {
  const content: Record<string, string> = JSON.parse(text);
  for (const [key, value] of Object.entries(content)) sessionStorage.setItem(key, value);
}

/** Whether the device keeps a text for a screen without data, within five seconds; runs in the page. */
export async function storedAnswer(text: string): Promise<boolean> {
  try {
    for (let remaining = 250; remaining > 0; remaining -= 1) {
      const stored = await (await (await caches.open('last-known')).match('/last-known'))?.text();
      if (stored?.includes(text) === true) return true;
      window.story?.advance(20);
      await window.story?.wait(20);
    }
  } catch {
    // A browser without caches keeps nothing.
  }
  return false;
}
