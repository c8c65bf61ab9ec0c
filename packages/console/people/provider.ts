import * as client from 'openid-client';

import type { Settings } from '../settings.ts';
import { type Person, personOf } from './person.ts';

/** What a browser keeps while its user is at the provider. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The provider of sign-in, found by its discovery document; requested again until it has answered once. */
export class Provider {
  readonly #settings: Settings;
  #found: client.Configuration | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Where a browser has to go to sign in, and what it has to keep until it comes back. */
  async begin(): Promise<{ address: URL; attempt: Attempt }> {
    const provider = await this.#discovered();
    const attempt = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const address = client.buildAuthorizationUrl(provider, {
      redirect_uri: new URL('/sign-in/back', this.#settings.address).href,
      scope: 'openid profile email',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    });
    return { address, attempt };
  }

  /** Who came back with this query. @throws when the answer is not one to this attempt */
  async end(query: string, { state, nonce, verifier }: Attempt): Promise<Person> {
    const { rolesClaim } = this.#settings.signIn;
    const provider = await this.#discovered();
    const back = new URL(`/sign-in/back${query}`, this.#settings.address);
    const tokens = await client.authorizationCodeGrant(provider, back, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no ID token.');
    // Some providers say roles at their user endpoint alone.
    if (claims[rolesClaim] !== undefined) return personOf(claims, rolesClaim);
    const more = await client.fetchUserInfo(provider, tokens.access_token, claims.sub);
    return personOf({ ...more, ...claims }, rolesClaim);
  }

  /** Whether the provider is known by now. */
  async isReady(): Promise<boolean> {
    return this.#discovered().then(
      () => true,
      () => false,
    );
  }

  async #discovered(): Promise<client.Configuration> {
    if (this.#found) return this.#found;
    const { signIn, clientSecret } = this.#settings;
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(signIn.provider.hostname);
    this.#found = await client.discovery(
      signIn.provider,
      signIn.clientId,
      clientSecret,
      undefined,
      isLocal && signIn.provider.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : undefined,
    );
    return this.#found;
  }
}
