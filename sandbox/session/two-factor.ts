import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { Refusal } from '../contract/refusal.ts';

const field = 'twoFactorCode';
const periodSeconds = 30;
/** How many wrong codes are accepted in a row, and how long the user then has to wait, ms. */
const attempts = 5;
const lockedMs = 300_000;

/** The wrong codes of a user since the last right one, and the code that was accepted last. */
interface Tries {
  wrong: number;
  lastWrongAt: number;
  used: string | undefined;
}

/** The authenticators of the users: time-based codes (RFC 6238) by the time of the user. In memory only. */
export class TwoFactor {
  readonly #tries = new Map<string, Tries>();

  /** The code that is valid now, epoch ms, and for how many more seconds it is shown. */
  present(user: string, now: number): { code: string; secondsLeft: number } {
    const totp = totpOf(user);
    return {
      code: totp.generate({ timestamp: now }),
      secondsLeft: Math.ceil(totp.remaining({ timestamp: now }) / 1000),
    };
  }

  /**
   * Checks a code; those of the neighboring periods are valid too. An API without idempotency keys cannot know whether a
   * used code comes with a copy of the request that it was accepted for.
   * @throws Refusal two_factor_required, two_factor_invalid, or conflict for a used code of such an API
   */
  check(user: string, code: string, now: number, honorsKeys: boolean): void {
    if (code === '') throw new Refusal('two_factor_required', 'A two-factor code is required', field);
    const tries = this.#triesOf(user);
    if (now - tries.lastWrongAt > lockedMs) tries.wrong = 0;
    const isUsed = code === tries.used;
    if (isUsed && !honorsKeys) throw new Refusal('conflict', 'The two-factor code was used already', field);
    const isRight = !isUsed && totpOf(user).validate({ token: code, timestamp: now, window: 1 }) !== null;
    if (isRight && tries.wrong < attempts) return;
    tries.wrong = Math.min(tries.wrong + 1, attempts);
    tries.lastWrongAt = now;
    throw new Refusal('two_factor_invalid', 'The two-factor code is wrong', field, attempts - tries.wrong);
  }

  /** Notes that a request with this code was carried out: the code works once. */
  use(user: string, code: string): void {
    Object.assign(this.#triesOf(user), { wrong: 0, used: code });
  }

  /** Forgets the tries of a user, or of all users. */
  forget(user?: string): void {
    if (user === undefined) this.#tries.clear();
    else this.#tries.delete(user);
  }

  #triesOf(user: string): Tries {
    const tries = this.#tries.get(user) ?? { wrong: 0, lastWrongAt: 0, used: undefined };
    this.#tries.set(user, tries);
    return tries;
  }
}

/** The authenticator of a user, whose secret follows from the id. */
function totpOf(user: string): TOTP {
  const { buffer } = new Uint8Array(createHash('sha1').update(`two-factor:${user}`).digest());
  return new TOTP({ issuer: 'Karat sandbox', label: user, secret: new Secret({ buffer }), period: periodSeconds });
}
