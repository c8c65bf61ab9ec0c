/** A browser without scripts: it keeps cookies, follows links and redirects, and sends forms. */
export class Visitor {
  readonly #jars = new Map<string, Map<string, string>>();
  readonly #home: string;

  constructor(home: string) {
    this.#home = home;
  }

  /** The cookies for the console. */
  get cookies(): Map<string, string> {
    return this.#jarOf(new URL(this.#home).origin);
  }

  async open(path: string): Promise<Shown> {
    return this.#ask(new URL(path, this.#home), {});
  }

  /** Sends a form as a page of `origin` does; undefined is a program without one. */
  async send(path: string, fields: Readonly<Record<string, string>> = {}, origin?: string): Promise<Shown> {
    const address = new URL(path, this.#home);
    const from = origin ?? address.origin;
    const site = from === address.origin ? 'same-origin' : 'cross-site';
    return this.#ask(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: from, 'sec-fetch-site': site },
    });
  }

  /** Where a form leads to, without going there. */
  async addressOf(path: string): Promise<URL> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, origin: this.#home, 'sec-fetch-site': 'same-origin' };
    const address = new URL(path, this.#home);
    const response = await fetch(address, { method: 'POST', headers, redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '', address);
  }

  /** Signs in at the provider as somebody. */
  async signIn(id: string, path = '/'): Promise<Shown> {
    const form = await this.open(path);
    const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(form.text) ?? [];
    return this.send(new URL(action, form.address).href, { prompt: 'login', login: id, password: 'any' });
  }

  async #ask(address: URL, options: RequestInit, through: readonly string[] = []): Promise<Shown> {
    const jar = this.#jarOf(address.origin);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(options.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(address, { ...options, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    const to = response.headers.get('location');
    const origins = [...through, address.origin];
    if (to !== null) return this.#ask(new URL(to, address), {}, origins);
    return { status: response.status, text: await response.text(), headers: response.headers, address, origins };
  }

  #jarOf(origin: string): Map<string, string> {
    const jar = this.#jars.get(origin) ?? new Map<string, string>();
    this.#jars.set(origin, jar);
    return jar;
  }
}

/** A page, after all redirects. */
export interface Shown {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly address: URL;
  /** The origins of all addresses on the way. */
  readonly origins: readonly string[];
}
