import type { Browser, BrowserContext, Page } from '@playwright/test';
import { withoutWarning } from '../../tests/e2e/fixtures.ts';
import { Control, shownOf } from './books.ts';
import { type Disturbance, disturbanceOfFault } from './disturbances.ts';
import type { Code, Scene } from './steps.ts';
import { type Story, wordsOf } from './story.ts';
import { Tab } from './tab.ts';
import { type Acts, type ShownStatement, falseByNow, faultsAtEnd } from './verdict.ts';
import { type Watched, watch } from './watch.ts';

/** The report of a run: one line for each step, the faults, the number of transfers, and what came between. */
export interface Report {
  readonly lines: readonly string[];
  readonly faults: readonly string[];
  readonly transfers: number;
  readonly happened: ReadonlySet<Disturbance>;
}

/** Plays a story in a browser context with a new user and compares the messages of the screens with the books. */
export async function play(browser: Browser, base: string, story: Story): Promise<Report> {
  const control = await Control.newUser(base, story.kind);
  const context = await browser.newContext({
    baseURL: base,
    locale: 'en-US',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-sandbox-user': control.user },
  });
  try {
    await context.clock.install();
    await withoutWarning(context);
    return await new Run(context, control, story).play();
  } finally {
    await context.close();
  }
}

/** The steps that are a disturbance by themselves, if they were possible. */
const disturbing: Readonly<Partial<Record<Scene['do'], Disturbance>>> = {
  goBack: 'back',
  reload: 'reload',
  duplicate: 'second tab',
  closeTab: 'closed tab',
  offline: 'offline',
  expire: 'expiry',
  rate: 'rate change',
};

const impossible = 'not possible';
/** How long a two-factor code is shown, ms. */
const codePeriod = 30_000;

class Run {
  readonly #context: BrowserContext;
  readonly #control: Control;
  readonly #story: Story;
  /** All tabs, and those that are open, at most two. */
  readonly #tabs: Tab[] = [];
  #open: Tab[] = [];
  readonly #lines: string[] = [];
  readonly #faults: string[] = [];
  readonly #told: ShownStatement = new Map();
  readonly #happened = new Set<Disturbance>();
  /** The last right code that was typed. */
  #typed = '';
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
      this.#count(scene, outcome);
      if (scene.isPatient) for (const tab of this.#open) await tab.settle();
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
    await this.#context.setOffline(false);
    await this.#control.lift();
    await this.#control.post('faults/release');
    for (const tab of this.#open) await tab.settle();
    const books = await this.#control.books(kind);
    this.#faults.push(...faultsAtEnd(watched.statements, { ...this.#acts, posts: watched.posts }, books));
    const log = await this.#control.log(kind, new Set(watched.posts));
    for (const key of log.strangeKeys) this.#faults.push(`${key} was carried out for another user`);
    const last = this.#addTab(await this.#context.newPage());
    await last.open(kind.home);
    const left = shownOf(books.balance);
    const shown = last.page.getByRole('main').getByText(left).first();
    await shown.waitFor({ timeout: 30_000 }).catch(async () => {
      const words = (await last.page.locator('body').innerText()).replaceAll(/\s+/g, ' ').slice(0, 300);
      this.#faults.push(`${kind.home} does not show ${left}, but: ${words}`);
    });
    for (const fault of log.faults) {
      const disturbance = disturbanceOfFault(fault);
      if (disturbance) this.#happened.add(disturbance);
    }
    if (watched.answers.has(409)) this.#happened.add('409');
    return {
      lines: this.#lines,
      faults: [...new Set(this.#faults)],
      transfers: books.postings,
      happened: this.#happened,
    };
  }

  #addTab(page: Page): Tab {
    const tab = new Tab(page, this.#story.kind);
    this.#tabs.push(tab);
    this.#open.push(tab);
    return tab;
  }

  /** Carries out a scene; returns its outcome, empty if there is nothing to report. */
  async #act(scene: Scene): Promise<string> {
    const tab = this.#open[scene.tab] ?? this.#open[0];
    if (!tab) throw new Error('there is no tab');
    const told = (isDone: boolean): string => (isDone ? '' : impossible);
    switch (scene.do) {
      case 'goAhead':
        return (await tab.goAhead(scene.amount, scene.press, () => this.#codeFor(scene.code))) ?? impossible;
      case 'tap':
        return (await tab.tap(scene.buttons)) ?? impossible;
      case 'pass':
        await this.#pass(scene.ms);
        return '';
      case 'duplicate':
        return this.#duplicate(tab);
      case 'closeTab':
        return this.#close(tab);
      case 'offline':
      case 'online':
        await this.#context.setOffline(scene.do === 'offline');
        return '';
      case 'open':
        return told(await tab.openForm());
      case 'leave':
        return told(await tab.leave());
      case 'reload':
        return told(await tab.reload());
      case 'goBack':
        return told((await tab.page.goBack({ timeout: 2000 }).catch(() => null)) !== null);
      default:
        return this.#steer(scene);
    }
  }

  /** A code to type. A right one works once: the user waits for the next one. */
  async #codeFor(code: Code = 'right'): Promise<string> {
    if (code === 'wrong') {
      this.#happened.add('wrong code');
      return '000000';
    }
    if ((await this.#control.code()) === this.#typed) await this.#pass(codePeriod);
    this.#typed = await this.#control.code();
    return this.#typed;
  }

  /** Lets time pass, for the page and the sandbox. */
  async #pass(ms: number): Promise<void> {
    await this.#control.post('clock', { advanceMs: ms });
    await this.#context.clock.fastForward(ms);
  }

  /** Carries out a scene of the sandbox, not of a tab. */
  async #steer(scene: Scene): Promise<string> {
    const control = this.#control;
    switch (scene.do) {
      case 'fault':
        await control.post('faults', scene.fault);
        return '';
      case 'release':
        await control.post('faults/release');
        return '';
      case 'expire':
        await control.post('tokens/expire');
        return '';
      case 'otherUser':
        await control.post('faults', { operation: 'authenticate', kind: 'answers-as-other-user', as: 'new', times: 1 });
        await control.post('tokens/expire');
        return '';
      case 'rate':
        await control.post('rates', { XAUT: scene.price });
        return '';
      case 'arrive':
        await control.post('deposit', { kind: 'buy', ticker: 'XAUT', network: 'erc20', usdt: '400' });
        return '';
      default:
        await control.lift();
        return '';
    }
  }

  /** Duplicates a tab with its session storage, unless it shows an error of the browser; there are at most two tabs. */
  async #duplicate(tab: Tab): Promise<string> {
    if (this.#open.length > 1 || !tab.page.url().startsWith('http')) return impossible;
    const open = () => tab.page.evaluate(() => void window.open(location.href));
    const [page] = await Promise.all([
      this.#context.waitForEvent('page'),
      // A page that loads again at this moment cannot open another one.
      open().catch(() => tab.settle().then(open)),
    ]);
    this.#addTab(page);
    return '';
  }

  /** Closes a tab without a question; the last one is replaced by a new one. */
  async #close(tab: Tab): Promise<string> {
    await tab.page.close();
    this.#open = this.#open.filter((one) => one !== tab);
    if (this.#open.length > 0) return '';
    // A new page without another tab could sign in as another user and rightly send for that user.
    await this.#control.lift('authenticate');
    await this.#addTab(await this.#context.newPage()).openForm();
    return '';
  }

  /** Counts what a scene has done. */
  #count(scene: Scene, outcome: string): void {
    if (outcome === impossible) return;
    const { confirmations, repeats, permissions } = this.#acts;
    this.#acts = {
      confirmations: confirmations + Number(outcome === 'confirm' || outcome === 'goOn'),
      repeats: repeats + Number(outcome === 'sendAgain'),
      permissions: permissions + Number(outcome === 'goOn' || outcome === 'close'),
    };
    const disturbance = scene.do === 'goAhead' && outcome === 'confirm' ? scene.press : disturbing[scene.do];
    if (disturbance !== undefined && disturbance !== 'once') this.#happened.add(disturbance);
  }
}
