import type { Plain, Script, Tab as EngineTab } from '../../tests/engines/tab.ts';
import { textOf } from './claims.ts';
import { type Viewed, awaitShown, hasGroup, pressFirst, typeCode, typeInto } from './in-page.ts';
import type { Press, Tap } from './steps.ts';
import { type TransferKind, foreignTo, recipient } from './transfers.ts';

/** How long a tap waits for its button before it is skipped, ms. */
const patience = 1000;
/** The time to pass before a tap, ms: the buttons of a step are disabled for the first half second. */
const rest = 600;

/** How long a screen may take, ms. */
const longWait = 10_000;

/** The text keys of the buttons' names. */
const buttons: Readonly<Record<Tap, string>> = {
  sendAgain: 'transfer.sendAgain',
  goOn: 'transfer.goOn',
  decline: 'action.back',
  edit: 'action.edit',
  close: 'transfer.close',
  setAside: 'transfer.setAside',
  look: 'transfer.look',
  stay: 'switch.stay',
};

/** The button of a page whose session has ended, after which the user of the story is signed in again. */
const signIn = 'auth.asGuest';

/** The action that `goAhead` took. */
export type Act = 'open' | 'confirm' | 'goOn' | 'sendAgain' | 'continue';

/** What was pressed, and what the page saw of it. */
export interface Done<Name> {
  readonly act: Name;
  /** The text key of the button. */
  readonly key?: string | undefined;
  readonly shown?: Viewed | undefined;
}

/** A browser tab, with the actions of its user. */
export class Tab {
  readonly #page: EngineTab;
  readonly #kind: TransferKind;
  readonly #settle: () => Promise<void>;

  constructor(page: EngineTab, kind: TransferKind, settle: () => Promise<void>) {
    this.#page = page;
    this.#kind = kind;
    this.#settle = settle;
  }

  /** Runs a function in the page; undefined if the page is left meanwhile, or is none of the app. */
  async run<Parameters extends readonly Plain[], Answer>(
    script: Script<Parameters, Answer>,
    ...parameters: Parameters
  ): Promise<Awaited<Answer> | undefined> {
    return this.#page.run(script, ...parameters).catch(() => undefined);
  }

  /** Opens an address and waits until its screen is settled; false if there is no connection. */
  async open(address: string): Promise<boolean> {
    const isOpen = await this.#page.open(address).then(
      () => true,
      () => false,
    );
    await this.#settle();
    return isOpen;
  }

  /** Opens the screen of the transfer; false if there is no connection. */
  openForm(): Promise<boolean> {
    return this.open(this.#kind.screen);
  }

  /** Opens another tab with the same storage. */
  async another(kind: 'copy' | 'empty'): Promise<Tab> {
    return new Tab(await this.#page.another(kind), this.#kind, this.#settle);
  }

  /** Closes the tab without a question. */
  close(): Promise<void> {
    return this.#page.leave();
  }

  /** Waits until the page shows one of these texts, also if it is left meanwhile; returns what it shows instead, or nothing. */
  async shows(...texts: readonly string[]): Promise<string> {
    const end = performance.now() + longWait;
    let shown: string | undefined;
    while (shown !== '' && performance.now() < end) shown = await this.run(awaitShown, texts, end - performance.now());
    return shown ?? 'no page';
  }

  /** Presses those of these buttons that are there, one after the other. */
  async pressAll(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#press([textOf(key)], 'once', 400);
  }

  /** Loads the page again. */
  async reload(): Promise<void> {
    await this.run(() => location.reload());
    await this.#settle();
  }

  /** Leaves the screen with the navigation; false if that is not possible. */
  async leave(): Promise<boolean> {
    return (await this.#press([textOf('nav.wallet')])) !== undefined;
  }

  /**
   * Does the next action needed to send, depending on the current screen; returns it, or undefined if not possible. `codeOf`
   * gives the two-factor code where one is asked for. With `isReview` no button that moves money is pressed; with
   * `isForeign` the address is one of another network.
   */
  async goAhead(
    amount: string,
    press: Press,
    codeOf: () => Promise<string>,
    {
      isReview = false,
      isForeign = false,
    }: { readonly isReview?: boolean; readonly isForeign?: boolean | undefined } = {},
  ): Promise<Done<Act> | undefined> {
    if ((await this.run(() => location.pathname)) !== this.#kind.screen.replace(/\?.*/, ''))
      return (await this.openForm()) ? { act: 'open' } : undefined;
    const { confirm, next, typed = amount } = this.#kind;
    const group = textOf('twoFactor.title');
    if ((await this.run(hasGroup, group, patience)) === true) await this.run(typeCode, group, await codeOf());
    for (const [key, text] of [
      [this.#kind.amount, typed],
      [this.#kind.address, isForeign ? foreignTo(this.#kind) : (this.#kind.recipient ?? recipient)],
      [this.#kind.memo?.key, this.#kind.memo?.text ?? ''],
    ] as const)
      if (key !== undefined) await this.run(typeInto, textOf(key), text);
    const ways: readonly (readonly [Act, string])[] = [
      ...(confirm === undefined ? [] : [['confirm', confirm] as const]),
      ['goOn', buttons.goOn],
      ['sendAgain', buttons.sendAgain],
      ['continue', next],
      ['continue', 'action.continue'],
      ['continue', buttons.setAside],
      ['continue', buttons.stay],
      ['continue', signIn],
    ];
    const pressed = await this.#press(
      ways.map(([, key]) => textOf(key)),
      press,
      patience,
      isReview ? ways.findIndex(([act]) => act === 'continue') : 0,
    );
    const [act, key] = (pressed && ways[pressed.index]) ?? [];
    return act && { act, key, shown: pressed };
  }

  /** Taps the first of these buttons that is visible; returns it, or undefined if there is none. */
  async tap(taps: readonly Tap[]): Promise<Done<Tap> | undefined> {
    const pressed = await this.#press(
      taps.map((tap) => textOf(buttons[tap])),
      'once',
      100,
    );
    const act = pressed && taps[pressed.index];
    return act && { act, shown: pressed };
  }

  #press(names: readonly string[], press: Press = 'once', limit = patience, found = 0): Promise<Viewed | undefined> {
    return this.run(pressFirst, names, press, rest, limit, found);
  }
}
