import { vi } from 'vitest';

/** A storage of the page that holds its texts in memory. */
class StorageInMemory {
  readonly #texts = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.#texts.set(key, text);
  }
  removeItem(key: string): void {
    this.#texts.delete(key);
  }
  clear(): void {
    this.#texts.clear();
  }
}

const events = new EventTarget();

/**
 * What the code under test finds in a browser, for tests in Node: import it before that code. Nothing here reloads; the
 * address is that of a page at https://app.karat.example.
 */
export const page = {
  events,
  location: {
    href: 'https://app.karat.example/wallet',
    origin: 'https://app.karat.example',
    protocol: 'https:',
    hostname: 'app.karat.example',
    port: '',
    pathname: '/wallet',
    search: '',
    hash: '',
    reload: vi.fn<() => void>(),
  },
  history: { state: null, replaceState: vi.fn<(state: unknown, unused: string, address: string | URL) => void>() },
  tab: new StorageInMemory(),
  device: new StorageInMemory(),
  caches: {
    match: vi.fn<(address: string, options: object) => Promise<Response | undefined>>(),
    delete: vi.fn<(name: string) => Promise<boolean>>(),
  },
};

vi.stubGlobal('window', globalThis);
vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', getElementById: () => null }));
vi.stubGlobal('location', page.location);
vi.stubGlobal('history', page.history);
vi.stubGlobal('sessionStorage', page.tab);
vi.stubGlobal('localStorage', page.device);
vi.stubGlobal('caches', page.caches);
