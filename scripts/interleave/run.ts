import type { Engine } from '../../tests/engines/tab.ts';
import { Control, shownOf } from './books.ts';
import {
  type Disturbance,
  disturbanceOfFate,
  disturbanceOfFault,
  disturbanceOfStep,
  ofStories,
} from './disturbances.ts';
import { clearCaches, closedKeys, damageStorage, everything, updateWorker } from './in-page.ts';
import { StoryProxy } from './proxy.ts';
import { faultsOfSignOut } from './sign-out.ts';
import { Stage, settled } from './stage.ts';
import type { Code, Scene } from './steps.ts';
import { type Story, amountsOf, wordsOf } from './story.ts';
import { type Act, type Done, Tab } from './tab.ts';
import { recipient } from './transfers.ts';
import { faultsOf } from './verdict.ts';

/** The report of a run: one line for each step, the faults, the number of transfers, and what came between. */
export interface Report {
  readonly lines: readonly string[];
  readonly faults: readonly string[];
  readonly transfers: number;
  readonly happened: ReadonlySet<Disturbance>;
}

/** Plays a story in a browser with a new user and compares the messages of the screens with the books. */
export async function play(engine: Engine, base: string, story: Story): Promise<Report> {
  const control = await Control.newUser(base, story);
  const { asset: ticker } = story.kind;
  if (ticker) await control.post('balance', { account: 'available', ticker, amount: '2' });
  const proxy = await StoryProxy.start(base, control, story);
  const page = await engine.newTab(proxy.address);
  try {
    return await new Run(base, control, proxy, story, new Tab(page, story.kind, () => settled(proxy))).play();
  } finally {
    await page.close().catch(() => undefined);
    await proxy.close();
  }
}

type Ahead = Extract<Scene, { do: 'goAhead' | 'send' | 'review' }>;

const impossible = 'not possible';
/** How long a two-factor code is shown, ms. */
const codePeriod = 30_000;
/** How long a page may take to store that the user closed a transfer, ms. */
const storingLimit = 5000;
/** How many actions a user takes at most to send. */
const mostActions = 6;
const damages = ['not json', '', '[]', '{"salt":1}'] as const;
/** The presses that a request may come from, and the one that closes a transfer. */
const pressed = ['confirm', 'goOn', 'sendAgain', 'close'] as const;

class Run {
  readonly #base: string;
  readonly #control: Control;
  readonly #proxy: StoryProxy;
  readonly #story: Story;
  readonly #stage: Stage;
  readonly #lines: string[] = [];
  readonly #happened = new Set<Disturbance>();
  /** The right codes that were typed. */
  readonly #codes: string[] = [];

  constructor(base: string, control: Control, proxy: StoryProxy, story: Story, tab: Tab) {
    this.#base = base;
    this.#control = control;
    this.#proxy = proxy;
    this.#story = story;
    this.#stage = new Stage(control, proxy, tab);
  }

  async play(): Promise<Report> {
    await this.#stage.tabs[0]?.openForm();
    for (const scene of this.#story.scenes) {
      const { length } = this.#proxy.happenings;
      const at = Date.now();
      const outcome = await this.#act(scene);
      const disturbance = disturbanceOfStep[scene.do];
      if (outcome !== impossible && disturbance !== undefined) this.#happened.add(disturbance);
      if (scene.isPatient) await settled(this.#proxy);
      await this.#stage.look(at, scene.isPatient);
      this.#lines.push([wordsOf(scene), outcome, ...this.#since(length)].filter((part) => part !== '').join(' → '));
    }
    return this.#end();
  }

  /** What has happened since, in words. */
  #since(length: number): string[] {
    return this.#proxy.happenings.slice(length).flatMap((one) => {
      if (one.type === 'said') return one.isStill ? [] : [`says ${one.text}`];
      if (one.type === 'answered') return [`answered ${one.meaning}`];
      return one.type === 'sent' ? [`sent ${String(one.key).slice(0, 4)}`] : [];
    });
  }

  /** Completes everything that is held back and checks the result. */
  async #end(): Promise<Report> {
    const { kind, isPlain, disturbances } = this.#story;
    const at = Date.now();
    await this.#stage.complete();
    // A sentence that is wrong for ever is still there after all that a busy machine may need.
    for (let tries = 32; tries > 0 && (await this.#stage.saysOpen()); tries -= 1)
      await new Promise((resolve) => setTimeout(resolve, 500));
    await this.#stage.look(at, true);
    const books = await this.#control.books(kind);
    const { happenings, declined, fates, statuses } = this.#proxy;
    const faults = faultsOf(happenings, books, {
      isPlain,
      isOnce: kind.isOnce,
      declined,
      amounts: kind.amount === undefined ? undefined : amountsOf(this.#story),
      recipient: kind.address === undefined ? undefined : (kind.recipient ?? recipient),
      codes: this.#codes,
    });
    const stored = (await this.#stage.tabs[0]?.run(everything)) ?? '';
    for (const code of this.#codes)
      if (new RegExp(`(?<![\\d.])${code}(?!\\d)`).test(stored)) faults.push('a two-factor code is kept');
    const keys = new Set(happenings.flatMap((one) => (one.type === 'sent' ? [one.key] : [])));
    const log = await this.#control.log(kind, keys);
    for (const key of log.unknownKeys) faults.push(`${key} was carried out for another user`);
    const [tab] = this.#stage.tabs;
    // Who signs in as a guest may have been answered as the other user, and has that one's balance.
    const link = disturbances.includes('other user') && (await Control.launchParameter(this.#base, this.#proxy.user));
    if (link) await tab?.open('/home/aboutus');
    await tab?.open(link ? `${kind.home}#startapp=${link}` : kind.home);
    await tab?.pressAll(link ? ['switch.go'] : ['auth.asGuest']);
    const remaining = shownOf(books.balance);
    const shown = await tab?.shows(remaining);
    if (shown !== '') faults.push(`${kind.home} does not show ${remaining}, but: ${String(shown)}`);
    if (tab && disturbances.includes('sign-out'))
      faults.push(...(await faultsOfSignOut(this.#base, this.#proxy, tab, { kind, remaining })));
    for (const fault of log.faults) if (disturbanceOfFault[fault]) this.#happened.add(disturbanceOfFault[fault]);
    for (const fate of fates.met) this.#happened.add(disturbanceOfFate[fate]);
    if (statuses.has(409)) this.#happened.add('409');
    for (const one of disturbances) if (ofStories.has(one)) this.#happened.add(one);
    return {
      lines: this.#lines,
      faults: [...new Set(faults)],
      transfers: books.amounts.length,
      happened: this.#happened,
    };
  }

  /** Carries out a scene; returns its outcome, empty if there is nothing to report. */
  async #act(scene: Scene): Promise<string> {
    const tab = this.#stage.tabs[scene.tab] ?? this.#stage.tabs[0];
    if (!tab) throw new Error('there is no tab');
    const reasonOf = (isDone: boolean): string => (isDone ? '' : impossible);
    switch (scene.do) {
      case 'goAhead':
        return (await this.#goAhead(tab, scene))?.act ?? impossible;
      case 'send':
      case 'review':
        return this.#send(tab, scene);
      case 'tap': {
        const done = await tab.tap(scene.buttons);
        await this.#record(tab, done);
        return done?.act ?? impossible;
      }
      case 'duplicate':
        return reasonOf(await this.#stage.duplicate(tab));
      case 'closeTab':
        await this.#stage.close(tab);
        return '';
      case 'open':
        return reasonOf(await tab.openForm());
      case 'leave':
        return reasonOf(await tab.leave());
      case 'reload':
        await tab.run(() => location.reload());
        return '';
      case 'goBack':
        await tab.run(() => history.back());
        return '';
      case 'damage':
      case 'clear':
        if (scene.do === 'clear') await tab.run(clearCaches);
        else await tab.run(damageStorage, damages[this.#story.seed % damages.length] ?? '');
        this.#stage.add({ type: 'forgot', at: Date.now() });
        return '';
      case 'updateWorker':
        this.#proxy.updateWorker();
        await tab.run(updateWorker);
        return '';
      default:
        await this.#stage.steer(scene);
        return '';
    }
  }

  /** Goes ahead until a button that moves money is pressed. */
  async #send(tab: Tab, scene: Ahead): Promise<string> {
    const acts: string[] = [];
    let before: string | undefined;
    for (let remaining = mostActions; remaining > 0; remaining -= 1) {
      const done = await this.#goAhead(tab, scene);
      // A form that refuses what was typed stays as it is.
      if (done === undefined || (before !== undefined && before === done.shown?.screen)) break;
      before = done.shown?.screen;
      acts.push(done.act === 'continue' ? (done.key ?? '') : done.act);
      if (done.act === 'confirm' || done.act === 'goOn' || done.act === 'sendAgain') break;
    }
    return acts.length === 0 ? impossible : acts.join(', ');
  }

  async #goAhead(tab: Tab, { do: kind, amount, press, code, isForeign }: Ahead): Promise<Done<Act> | undefined> {
    const done = await tab.goAhead(amount, press, () => this.#codeFor(code), {
      isReview: kind === 'review',
      isForeign,
    });
    if (isForeign === true) this.#happened.add('foreign address');
    if (done?.act === 'confirm' && kind !== 'review' && press !== 'once') this.#happened.add(press);
    await this.#record(tab, done);
    return done;
  }

  async #record(tab: Tab, done: Done<string> | undefined): Promise<void> {
    const act = pressed.find((one) => one === done?.act);
    if (!act || !done?.shown?.isPressed) return;
    const { index: _, isPressed: __, ...shown } = done.shown;
    this.#stage.add({ type: 'pressed', act, ...shown });
    if (act !== 'close') return;
    await settled(this.#proxy);
    const all = this.#proxy.happenings.flatMap((one) => (one.type === 'sent' && one.key !== null ? [one.key] : []));
    const known = this.#proxy.happenings.flatMap((one) =>
      one.type === 'closed' && !one.isGuess ? (one.keys ?? []) : [],
    );
    const isUnkept = shown.isForgetful || this.#story.isPlain;
    const closed = isUnkept ? undefined : await tab.run(closedKeys, known, storingLimit);
    this.#stage.add({ type: 'closed', at: shown.at, keys: closed ?? all, isGuess: !closed });
  }

  /** A code to type. A right one works once: the user waits for the next one. */
  async #codeFor(code: Code = 'right'): Promise<string> {
    if (code === 'wrong') {
      this.#happened.add('wrong code');
      return '000000';
    }
    if ((await this.#control.code()) === this.#codes.at(-1)) await this.#stage.pass(codePeriod);
    const now = await this.#control.code();
    this.#codes.push(now);
    return now;
  }
}
