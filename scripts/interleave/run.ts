import type { Browser, BrowserContext, Page } from '@playwright/test';
import { limitByClock } from '../../tests/e2e/soon.ts';
import { Control } from './books.ts';
import { type Scene, type Story, wordsOf } from './story.ts';
import { Tab } from './tab.ts';
import { type Acts, type ShownStatement, falseByNow, faultsAtEnd } from './verdict.ts';
import { type Watched, watch } from './watch.ts';

/** The report of a run: one line for each step, the faults, and the number of transfers. */
export interface Report {
  readonly lines: readonly string[];
  readonly faults: readonly string[];
  readonly transfers: number;
}

/** Plays a story in a browser context with a new user and compares the messages of the screens with the books. */
export async function play(browser: Browser, base: string, story: Story): Promise<Report> {
  const control = await Control.newUser(base);
  const context = await browser.newContext({
    baseURL: base,
    locale: 'en-US',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-sandbox-user': control.user },
  });
  try {
    await context.clock.install();
    await context.addInitScript(() => sessionStorage.setItem('isWarningClosed', '1'));
    await limitByClock(context);
    return await new Run(context, control, story).play();
  } finally {
    await context.close();
  }
}

class Run {
  readonly #context: BrowserContext;
  readonly #control: Control;
  readonly #story: Story;
  readonly #tabs: Tab[] = [];
  readonly #lines: string[] = [];
  readonly #faults: string[] = [];
  readonly #told: ShownStatement = new Map();
  #acts: Omit<Acts, 'posts'> = { confirmations: 0, repeats: 0, permissions: 0 };

  constructor(context: BrowserContext, control: Control, story: Story) {
    this.#context = context;
    this.#control = control;
    this.#story = story;
  }

  async play(): Promise<Report> {
    const { kind, scenes } = this.#story;
    const watched = await watch(this.#context, kind.path, (page) => this.#tabs.findIndex((tab) => tab.page === page));
    await this.#addTab(await this.#context.newPage()).openForm();
    for (const scene of scenes) {
      const from = watched.statements.length;
      const outcome = await this.#act(scene);
      if (scene.isPatient) for (const tab of this.#tabs) await tab.settle();
      const said = watched.statements.slice(from);
      this.#lines.push(
        [wordsOf(scene), outcome, ...said.map(({ text, tab }) => `tab ${tab + 1} says ${text}`)]
          .filter((part) => part !== '')
          .join(' → '),
      );
      this.#faults.push(...falseByNow(said, await this.#control.books(kind), this.#told));
    }
    return this.#end(watched);
  }

  /** Completes everything that is held back and checks the result. */
  async #end(watched: Watched): Promise<Report> {
    const { kind } = this.#story;
    await this.#control.lift();
    await this.#control.post('faults/release');
    for (const tab of this.#tabs) await tab.settle();
    const books = await this.#control.books(kind);
    this.#faults.push(...faultsAtEnd(watched.statements, { ...this.#acts, posts: watched.posts }, books));
    const last = this.#addTab(await this.#context.newPage());
    await last.open(kind.home);
    const left = Number(books.balance).toFixed(2);
    const shown = last.page.getByRole('main').getByText(left).first();
    await shown.waitFor({ timeout: 5000 }).catch(() => this.#faults.push(`${kind.home} does not show ${left}`));
    return { lines: this.#lines, faults: [...new Set(this.#faults)], transfers: books.postings };
  }

  #addTab(page: Page): Tab {
    const tab = new Tab(page, this.#story.kind);
    this.#tabs.push(tab);
    return tab;
  }

  /** Carries out a scene; returns its outcome, empty if there is nothing to report. */
  async #act(scene: Scene): Promise<string> {
    const tab = this.#tabs[scene.tab] ?? this.#tabs[0];
    if (!tab) throw new Error('there is no tab');
    switch (scene.do) {
      case 'goAhead':
        return this.#count(await tab.goAhead(scene.amount, scene.isTwice));
      case 'tap':
        return this.#count(await tab.tap(scene.buttons));
      case 'fault':
        await this.#control.post('faults', scene.fault);
        return '';
      case 'pass':
        await this.#control.post('clock', { advanceMs: scene.ms });
        await this.#context.clock.fastForward(scene.ms);
        return '';
      case 'duplicate':
        return this.#duplicate(tab);
      case 'release':
        await this.#control.post('faults/release');
        return '';
      case 'lift':
        await this.#control.lift();
        return '';
      case 'open':
        await tab.openForm();
        return '';
      case 'leave':
        return (await tab.leave()) ? '' : 'not possible';
      case 'reload':
        await tab.page.reload();
        return '';
      default:
        return (await tab.page.goBack({ timeout: 2000 }).catch(() => null)) ? '' : 'not possible';
    }
  }

  /** Duplicates a tab with its session storage; there are at most two tabs. */
  async #duplicate(tab: Tab): Promise<string> {
    if (this.#tabs.length > 1) return 'not possible';
    const [page] = await Promise.all([
      this.#context.waitForEvent('page'),
      tab.page.evaluate(() => void window.open(location.href)),
    ]);
    this.#addTab(page);
    return '';
  }

  #count(act: string | undefined): string {
    const { confirmations, repeats, permissions } = this.#acts;
    this.#acts = {
      confirmations: confirmations + Number(act === 'confirm' || act === 'goOn'),
      repeats: repeats + Number(act === 'sendAgain'),
      permissions: permissions + Number(act === 'goOn' || act === 'close'),
    };
    return act ?? 'not possible';
  }
}
