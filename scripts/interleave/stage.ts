import type { Control } from './books.ts';
import { claimReader } from './claims.ts';
import type { Happening } from './events.ts';
import type { StoryProxy } from './proxy.ts';
import type { Scene } from './steps.ts';
import type { Tab } from './tab.ts';

const claimsIn = claimReader();
/** The time after which a pending request counts as held back, ms. */
const usual = 600;
/** How long no request must be pending until the pages count as settled, ms. */
const quiet = 120;

/** Waits until all answers that are not held back have arrived and the pages have rendered them. */
export async function settled(proxy: StoryProxy): Promise<void> {
  const end = performance.now() + 3 * usual;
  let quietSince = performance.now();
  while (performance.now() < end && performance.now() - quietSince < quiet) {
    await new Promise((resolve) => setTimeout(resolve, 15));
    if (proxy.isAwaiting(usual)) quietSince = performance.now();
  }
}

/** The tabs of a story, and what surrounds them. */
export class Stage {
  /** The tabs that are open, at most two. */
  tabs: readonly Tab[];
  readonly #control: Control;
  readonly #proxy: StoryProxy;
  /** The document that each tab showed last. */
  readonly #documents = new Map<Tab, string>();

  constructor(control: Control, proxy: StoryProxy, tab: Tab) {
    this.#control = control;
    this.#proxy = proxy;
    this.tabs = [tab];
  }

  /** Records something. */
  add(happening: Happening): void {
    this.#proxy.happenings.push(happening);
  }

  /** Records which documents have been left since a moment, and what the screens still say. */
  async look(since: number, isSettled: boolean): Promise<void> {
    for (const tab of this.tabs) {
      const shown = await tab.run(() => window.story && { ...window.story.place, ...window.story.shown() });
      if (!shown) continue;
      const before = this.#documents.get(tab);
      this.#documents.set(tab, shown.document);
      if (before !== undefined && before !== shown.document) this.add({ type: 'left', at: since, document: before });
      if (isSettled) await this.#proxy.record(shown, shown.at, shown.texts, true);
    }
  }

  /** Whether a tab says of a transfer that its outcome is not known. */
  async saysOpen(): Promise<boolean> {
    const shown = await Promise.all(this.tabs.map((tab) => tab.run(() => window.story?.shown().texts)));
    return shown.some((texts = []) => texts.some((text) => claimsIn(text).some(({ claim }) => claim === 'open')));
  }

  /** Lets time pass, for the pages and the sandbox. */
  async pass(ms: number): Promise<void> {
    this.#proxy.state.passed += ms;
    await this.#control.post('clock', { advanceMs: ms });
    for (const tab of this.tabs) await tab.run((by) => window.story?.advance(by), ms);
  }

  /** Connects or disconnects the browser. */
  async setOffline(isOffline: boolean): Promise<void> {
    this.#proxy.state.isOffline = isOffline;
    for (const tab of this.tabs) await tab.run((value) => window.story?.setOffline(value), isOffline);
  }

  /** Completes everything that is held back. */
  async complete(): Promise<void> {
    await this.setOffline(false);
    this.#proxy.fates.lift();
    await this.#control.lift();
    await this.#control.post('faults/release');
    await settled(this.#proxy);
  }

  /** Duplicates a tab with its session storage; false if that is not possible, as there are at most two tabs. */
  async duplicate(tab: Tab): Promise<boolean> {
    if (this.tabs.length > 1 || (await tab.run(() => location.protocol)) !== 'http:') return false;
    this.tabs = [...this.tabs, await tab.another('copy')];
    return true;
  }

  /** Closes a tab without a question; the last one is replaced by a new one. */
  async close(tab: Tab): Promise<void> {
    const document = this.#documents.get(tab);
    if (document !== undefined) this.add({ type: 'left', at: Date.now(), document });
    const rest = this.tabs.filter((one) => one !== tab);
    if (rest.length > 0) this.tabs = rest;
    else {
      // A new page without another tab could sign in as another user and rightly send for that user.
      await this.#control.lift('authenticate');
      this.tabs = [await tab.another('empty')];
    }
    await tab.close();
    if (rest.length === 0) await this.tabs[0]?.openForm();
  }

  /** Carries out a scene of the surroundings, not of a tab. */
  async steer(scene: Scene): Promise<void> {
    const control = this.#control;
    switch (scene.do) {
      case 'pass':
        return this.pass(scene.ms);
      case 'offline':
      case 'online':
        return this.setOffline(scene.do === 'offline');
      case 'clock':
        this.#proxy.state.skew = scene.ms;
        for (const tab of this.tabs) await tab.run((ms) => window.story?.setSkew(ms), scene.ms);
        return undefined;
      case 'publish':
        this.#proxy.state.isPublished = true;
        return undefined;
      case 'fate':
        return this.#proxy.fates.catchNext(scene.fate, scene.times, scene.isOfCode);
      case 'fault':
        return control.post('faults', scene.fault);
      case 'release':
        return control.post('faults/release');
      case 'expire':
        return control.post('tokens/expire');
      case 'otherUser':
        await control.post('faults', { operation: 'authenticate', kind: 'answers-as-other-user', as: 'new', times: 1 });
        return control.post('tokens/expire');
      case 'rate':
        await control.post('rates', { [scene.ticker]: scene.price });
        return this.add({ type: 'rate', at: Date.now() });
      case 'arrive':
        return control.post('deposit', { kind: 'buy', ticker: 'XAUT', network: 'erc20', usdt: '400' });
      default:
        this.#proxy.fates.lift();
        return control.lift();
    }
  }
}
