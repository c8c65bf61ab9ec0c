import { vi } from 'vitest';

/** What the storage does with the next requests. */
type Mood = 'works' | 'isFull' | 'isUnreadable' | 'isSilent' | 'forgets';

/** A cache of the browser in memory, for tests in Node. */
class StorageInMemory {
  mood: Mood = 'works';
  /** The texts by the name of their cache and their path. */
  readonly files = new Map<string, string>();
  /** How often a file was written. */
  writes = 0;

  /** Lets the next write wait until the returned function is called with how it ends. */
  holdWrite(): (how: 'works' | 'isFull') => void {
    let release = (_: 'works' | 'isFull'): void => {};
    this.#pendingWrite = new Promise((resolve) => (release = resolve));
    return (how) => release(how);
  }
  #pendingWrite: Promise<'works' | 'isFull'> | undefined;

  async match(path: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    await this.#answer('isUnreadable');
    const text = this.files.get(`${cacheName} ${path}`);
    return text === undefined ? undefined : new Response(text);
  }

  async open(cache: string): Promise<{ readonly put: (path: string, file: Response) => Promise<void> }> {
    return { put: async (path, file) => this.#write(`${cache} ${path}`, await file.text()) };
  }

  async #write(place: string, text: string): Promise<void> {
    const pending = this.#pendingWrite;
    this.#pendingWrite = undefined;
    if ((await pending) === 'isFull') throw new Error('isFull');
    await this.#answer('isFull');
    this.writes += 1;
    if (this.mood !== 'forgets') this.files.set(place, text);
  }

  #answer(refuses: Mood): Promise<void> {
    if (this.mood === 'isSilent') return new Promise(() => {});
    return this.mood === refuses ? Promise.reject(new Error(refuses)) : Promise.resolve();
  }
}

/** The storage of the browser; import it before the journal. */
export const storage = new StorageInMemory();

vi.stubGlobal('caches', storage);
