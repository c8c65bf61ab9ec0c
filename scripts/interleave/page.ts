/** What the pages of a story are told when they load. */
export interface PageState {
  /** How far the time of the story is ahead of the real one, ms. */
  readonly passed: number;
  /** By how much the clock of the device is wrong, ms. */
  readonly skew: number;
  readonly isOffline: boolean;
  /** Whether the browser can store: `blocked` refuses everything, `full` refuses to write. */
  readonly storage: 'open' | 'blocked' | 'full';
  readonly hasWorker: boolean;
  /** Whether the values of the page are those that were published during the story. */
  readonly isPublished: boolean;
  /** The beginning of the path of the call that moves money; empty if there is none. */
  readonly path: string;
}

/** What the script in each page offers to the story. */
export interface StoryPage {
  /** The tab and its document. */
  readonly place: { readonly tab: string; readonly document: string };
  readonly advance: (ms: number) => void;
  readonly setSkew: (ms: number) => void;
  readonly setOffline: (isOffline: boolean) => void;
  /** The notes and messages on the screen, and the real time. */
  readonly shown: () => { readonly at: number; readonly texts: readonly string[] };
  /** Waits in real time. */
  readonly wait: (ms: number) => Promise<void>;
  /** Whether what the page has in doubt is lost with it, as the browser stores nothing. */
  readonly isForgetful: boolean;
  /** Sets a field as a user who types does. */
  readonly type: (field: HTMLInputElement | HTMLTextAreaElement, text: string) => void;
}

declare global {
  interface Window {
    story?: StoryPage;
  }
}

/** The header that names the tab, the document and the number of a request that moves money, and what values it has. */
export const requestHeader = 'x-story-request';
/** The path to which pages report the answers that they have read, and what they show. */
export const reportPath = '/story';

/**
 * Prepares a page before the app runs, in any engine: its clock is that of the story, each request that moves money says
 * where it comes from, and everything that the app says is reported. Runs in the page.
 */
export function prepare(state: PageState, header: string, report: string): void {
  const realDate = Date;
  const realNow = performance.now.bind(performance);
  const realFetch = window.fetch.bind(window);
  const [realSet, realClear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  if (!window.name.startsWith('tab ')) window.name = `tab ${crypto.randomUUID()}`;
  const place = { tab: window.name, document: crypto.randomUUID() };

  // The clock.
  let { passed, skew, isOffline } = state;
  let passedHere = 0;
  const now = (): number => realNow() + passedHere;
  const origin = performance.timeOrigin + passed;
  window.Date = new Proxy(realDate, {
    construct: (target, values: unknown[]) => {
      return Reflect.construct(target, values.length === 0 ? [realDate.now() + passed + skew] : values);
    },
    apply: () => new realDate(realDate.now() + passed + skew).toString(),
    get: (target, name) => (name === 'now' ? () => realDate.now() + passed + skew : Reflect.get(target, name)),
  });
  Object.defineProperty(performance, 'now', { value: now });
  Object.defineProperty(performance, 'timeOrigin', { get: () => origin });
  interface Timer {
    due: number;
    readonly every: number | undefined;
    readonly run: () => void;
    real: number;
  }
  const timers = new Map<number, Timer>();
  let lastTimer = 0;
  const arm = (id: number, timer: Timer): void => {
    timer.real = realSet(() => fire(id), Math.min(Math.max(timer.due - now(), 0), 2 ** 31 - 1));
  };
  const fire = (id: number): void => {
    const timer = timers.get(id);
    if (!timer) return;
    if (timer.every === undefined) timers.delete(id);
    else {
      timer.due = now() + timer.every;
      arm(id, timer);
    }
    timer.run();
  };
  const start = (work: unknown, ms: unknown, values: unknown[], repeats: boolean): number => {
    lastTimer += 1;
    const wait = Math.max(Number(ms) || 0, 0);
    const run = (): void => void (typeof work === 'function' && Reflect.apply(work, window, values));
    const timer: Timer = { due: now() + wait, every: repeats ? Math.max(wait, 4) : undefined, run, real: 0 };
    timers.set(lastTimer, timer);
    arm(lastTimer, timer);
    return lastTimer;
  };
  const end = (id: unknown): void => {
    realClear(timers.get(Number(id))?.real);
    timers.delete(Number(id));
  };
  Object.assign(window, {
    setTimeout: (work: unknown, ms?: unknown, ...values: unknown[]) => start(work, ms, values, false),
    setInterval: (work: unknown, ms?: unknown, ...values: unknown[]) => start(work, ms, values, true),
    clearTimeout: end,
    clearInterval: end,
  });
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    start(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), ms, [], false);
    return controller.signal;
  };
  const advance = (ms: number): void => {
    passed += ms;
    passedHere += ms;
    for (const [id, timer] of [...timers].toSorted(([, one], [, other]) => one.due - other.due)) {
      if (timers.get(id) !== timer) continue;
      realClear(timer.real);
      if (timer.due <= now()) fire(id);
      else arm(id, timer);
    }
  };

  // What the browser offers. A tab behind another one is as one in front.
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => !isOffline });
  Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'visible' });
  Object.defineProperty(Document.prototype, 'hidden', { get: () => false });
  if (!state.hasWorker) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  const refuse = (name: string) => (): never => {
    throw new DOMException('Storage is refused.', name);
  };
  if (state.storage === 'blocked') {
    const never = () => Promise.reject(new DOMException('Storage is refused.', 'SecurityError'));
    const caches = { open: never, match: never, has: never, keys: never, delete: never };
    Object.defineProperty(window, 'caches', { get: () => caches });
    Object.defineProperty(window, 'localStorage', { get: refuse('SecurityError') });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse('SecurityError') });
  }
  if (state.storage === 'full') {
    Cache.prototype.put = () => Promise.reject(new DOMException('Storage is full.', 'QuotaExceededError'));
    Storage.prototype.setItem = refuse('QuotaExceededError');
  }

  // What is sent, read and said.
  const tell = (what: object): void => {
    realFetch(report, { method: 'POST', body: JSON.stringify(what), keepalive: true }).catch(() => undefined);
  };
  let requests = 0;
  window.fetch = (input, options) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (state.path === '' || options?.method !== 'POST' || !pathname.startsWith(state.path))
      return realFetch(input, options);
    requests += 1;
    const headers = new Headers(options.headers);
    const name = [place.tab, place.document, requests, state.isPublished].join('|');
    headers.set(header, name);
    // A page that is left may have begun a request that never arrives.
    const begun = { key: headers.get('idempotency-key'), body: typeof options.body === 'string' ? options.body : '' };
    tell({ request: name, at: realDate.now(), begun });
    return realFetch(input, { ...options, headers }).then((response) => {
      const textOf = response.text.bind(response);
      response.text = async () => {
        const text = await textOf();
        tell({ request: name, at: realDate.now() });
        return text;
      };
      return response;
    });
  };
  const shown = () => ({
    at: realDate.now(),
    texts: [...document.querySelectorAll('[role=note], [role=status]')]
      .map((part) => part.textContent.trim())
      .filter(Boolean),
  });
  let before = new Set<string>();
  const read = (): void => {
    const { at, texts } = shown();
    const fresh = texts.filter((text) => !before.has(text));
    before = new Set(texts);
    if (fresh.length === 0) return;
    tell({ ...place, at, texts: fresh });
  };
  new MutationObserver(read).observe(document, { childList: true, subtree: true, characterData: true });

  window.story = {
    place,
    advance,
    shown,
    wait: (ms) => new Promise((resolve) => void realSet(resolve, ms)),
    isForgetful: state.storage !== 'open',
    setSkew: (ms) => void (skew = ms),
    setOffline: (value) => {
      isOffline = value;
      window.dispatchEvent(new Event(value ? 'offline' : 'online'));
    },
    type: (field, text) => {
      const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      Reflect.set(prototype, 'value', text, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
