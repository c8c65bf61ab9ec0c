import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import * as z from 'zod';

import type { Settings } from '../settings.ts';
import type { Attempt } from './provider.ts';
import { type Person, person } from './person.ts';

const signedIn = z.strictObject({ person, until: z.number() });
const attempts = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go afterwards. */
  to: z.string(),
  until: z.number(),
});
/** For how long a browser may be at the provider, ms. */
const attemptLasts = 10 * 60_000;

/** What browsers keep: who is signed in, and an attempt to sign in, each in a signed cookie that scripts cannot read. */
export class Sessions {
  readonly #settings: Settings;
  readonly #now: () => number;

  constructor(settings: Settings, now: () => number = Date.now) {
    this.#settings = settings;
    this.#now = now;
  }

  /** Who sent a request; undefined if nobody is signed in any more. */
  async personOf(context: Context): Promise<Person | undefined> {
    const found = await this.#read(context, 'session', signedIn);
    return found?.person;
  }

  /** Signs somebody in. */
  async start(context: Context, who: Person): Promise<void> {
    const lasts = this.#settings.signIn.hours * 3_600_000;
    await this.#write(context, 'session', { person: who, until: this.#now() + lasts }, lasts);
  }

  end(context: Context): void {
    deleteCookie(context, this.#name('session'), this.#options);
  }

  async keepAttempt(context: Context, attempt: Attempt, to: string): Promise<void> {
    await this.#write(context, 'attempt', { ...attempt, to, until: this.#now() + attemptLasts }, attemptLasts);
  }

  /** The attempt of a browser that comes back; it counts once. */
  async takeAttempt(context: Context): Promise<(Attempt & { readonly to: string }) | undefined> {
    const found = await this.#read(context, 'attempt', attempts);
    deleteCookie(context, this.#name('attempt'), this.#options);
    return found;
  }

  async #read<Value extends { until: number }>(context: Context, name: string, schema: z.ZodType<Value>) {
    const text = await getSignedCookie(context, this.#settings.cookieSecret, this.#name(name));
    if (typeof text !== 'string') return undefined;
    // A cookie of an earlier console may lack what is needed now: its person signs in again.
    const found = schema.safeParse(JSON.parse(text)).data;
    return found && found.until > this.#now() ? found : undefined;
  }

  async #write(context: Context, name: string, value: object, lasts: number): Promise<void> {
    await setSignedCookie(context, this.#name(name), JSON.stringify(value), this.#settings.cookieSecret, {
      ...this.#options,
      maxAge: Math.floor(lasts / 1000),
    });
  }

  get #isSecure(): boolean {
    return this.#settings.address.protocol === 'https:';
  }

  // No name below the console's may set a cookie of this name.
  #name(name: string): string {
    return this.#isSecure ? `__Host-console-${name}` : `console-${name}`;
  }

  get #options() {
    return { httpOnly: true, sameSite: 'Lax', path: '/', secure: this.#isSecure } as const;
  }
}
