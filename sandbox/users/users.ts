import { createHash } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import { Refusal } from '../contract/refusal.ts';
import { isSeedName } from '../seed/plans.ts';
import { seedTemplate } from '../seed/template.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { copyUser, dropUser } from './copy.ts';

/** A user, with the fields of the session. */
export interface User {
  id: string;
  /** The user this one was copied from. */
  template: string;
  /** The key of the partner tree, which is read-only and shared by copies. */
  network: string;
  referrerCode: string;
  invitedBy: string | null;
  partnerLevel: number;
  isGiftRedeemed: boolean;
  isBonusRedeemed: boolean;
  /** Whether transfers take a code of the user's authenticator. */
  hasTwoFactor: boolean;
  /** Access tokens with another number are no longer valid. */
  sessionNumber: number;
  createdAt: number;
}

/** The settings of a user, with the names of the contract. */
export interface Settings {
  partnerLevel?: number | undefined;
  freeTokensRedeemed?: boolean | undefined;
  registrationBonus?: boolean | undefined;
  hasTwoFactor?: boolean | undefined;
}

const namePattern = /^[a-z0-9][a-z0-9_-]{0,47}$/;

function userOf(row: Row): User {
  return {
    id: row.text('id'),
    template: row.text('template'),
    network: row.text('network'),
    referrerCode: row.text('referrer_code'),
    invitedBy: row.textOrNull('invited_by'),
    partnerLevel: row.number('partner_level'),
    isGiftRedeemed: row.is('is_gift_taken'),
    isBonusRedeemed: row.is('is_bonus_taken'),
    hasTwoFactor: row.is('has_two_factor'),
    sessionNumber: row.number('session_number'),
    createdAt: row.number('created_at'),
  };
}

/** The referral code of a user: 8 characters, derived from the id. */
function referralCodeOf(id: string): string {
  const digest = createHash('sha256').update(`referral:${id}`).digest('hex');
  return BigInt(`0x${digest}`).toString(36).toUpperCase().slice(0, 8);
}

/** The users of the sandbox. A seed user is created when it is first requested. */
export class Users {
  #store: Store;
  #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The user with an id, if any; a seed user is created when it is first requested. */
  find(id: string): User | undefined {
    if (!namePattern.test(id)) return undefined;
    const row = this.#store.first('SELECT * FROM users WHERE id = :id', { id });
    if (row) return userOf(row);
    return isSeedName(id) ? this.#copy(id, id) : undefined;
  }

  /** The user with an id. @throws Refusal not_found */
  get(id: string): User {
    const user = this.find(id);
    if (!user) throw new Refusal('not_found', `There is no user ${id}`, 'user');
    return user;
  }

  /** Creates a user with the initial state of a seed user, or with the current state of any other user. */
  clone(like: string, name: string | undefined): User {
    const id = name ?? this.#freeName(like);
    if (!namePattern.test(id)) {
      throw new Refusal(
        'validation',
        'A name can have lowercase letters, digits, - and _, at most 48 characters',
        'name',
      );
    }
    if (this.find(id)) throw new Refusal('conflict', `The user ${id} exists already`, 'name');
    if (!isSeedName(like)) this.get(like);
    return this.#copy(like, id);
  }

  /** The user of a messenger account; created as a copy of `new` at the first visit. */
  ofMessenger(messengerId: string, username: string | undefined): User {
    const named = username === undefined ? undefined : this.find(username.toLowerCase());
    if (named) return named;
    const row = this.#store.first('SELECT * FROM users WHERE messenger_id = :messengerId', { messengerId });
    if (row) return userOf(row);
    const user = this.#copy('new', `tg-${messengerId}`);
    this.#store.run('UPDATE users SET messenger_id = :messengerId WHERE id = :id', { messengerId, id: user.id });
    return user;
  }

  /** Saves who invited a user: the first referral code that is not the user's own. Seed users have no inviter. */
  keepInviter(user: User, code: string): void {
    if (isSeedName(user.id) || user.invitedBy !== null || code === '' || code === user.referrerCode) return;
    this.#store.run('UPDATE users SET invited_by = :code WHERE id = :id', { id: user.id, code });
  }

  /** Changes settings of a user. */
  change(id: string, settings: Settings): void {
    const flag = (is: boolean | undefined) => (is === undefined ? null : Number(is));
    this.#store.run(
      `UPDATE users SET partner_level = coalesce(:level, partner_level), is_gift_taken = coalesce(:gift, is_gift_taken),
       is_bonus_taken = coalesce(:bonus, is_bonus_taken), has_two_factor = coalesce(:twoFactor, has_two_factor)
       WHERE id = :id`,
      {
        id,
        level: settings.partnerLevel ?? null,
        gift: flag(settings.freeTokensRedeemed),
        bonus: flag(settings.registrationBonus),
        twoFactor: flag(settings.hasTwoFactor),
      },
    );
  }

  /** Revokes all access tokens of a user. */
  endSessions(id: string): void {
    this.#store.run('UPDATE users SET session_number = session_number + 1 WHERE id = :id', { id });
  }

  /** Resets a user to its initial state, except sessions and inviter. */
  reset(id: string): User {
    const user = this.get(id);
    return this.#store.transaction(() => {
      const source = isSeedName(user.template) ? user.template : 'new';
      const row = this.#store.one('SELECT messenger_id, invited_by FROM users WHERE id = :id', { id });
      dropUser(this.#store, id);
      this.#copy(source, id);
      this.#store.run(
        `UPDATE users SET session_number = :number, invited_by = :invitedBy, messenger_id = :messenger WHERE id = :id`,
        {
          id,
          number: user.sessionNumber,
          invitedBy: row.textOrNull('invited_by'),
          messenger: row.textOrNull('messenger_id'),
        },
      );
      return this.get(id);
    });
  }

  /** Deletes a user; a seed user is created again when it is next requested. @throws Refusal not_found */
  drop(id: string): void {
    dropUser(this.#store, this.get(id).id);
  }

  /** Deletes all users (seed users are created again when requested) and resets the clock and the rates. */
  resetAll(): void {
    this.#store.transaction(() => {
      for (const user of this.list()) dropUser(this.#store, user.id);
      this.#store.run('DELETE FROM rates');
      this.#store.setMeta('clockOffset', '0');
    });
  }

  /** All existing users, the oldest first; seed users that were never requested are not included. */
  list(): User[] {
    return this.#store.all(`SELECT * FROM users WHERE id NOT LIKE '~%' ORDER BY created_at, id`).map(userOf);
  }

  #freeName(like: string): string {
    let number = this.#store.one('SELECT count(*) AS count FROM users').number('count');
    while (this.find(`${like.slice(0, 32)}-${number}`)) number += 1;
    return `${like.slice(0, 32)}-${number}`;
  }

  #copy(like: string, id: string): User {
    return this.#store.transaction(() => {
      const source = isSeedName(like) ? this.#template(like) : like;
      copyUser(this.#store, source, {
        id,
        template: like,
        referrerCode: isSeedName(id) ? id.toUpperCase().padEnd(8, '0') : referralCodeOf(id),
        createdAt: this.#clock.of(null),
      });
      return userOf(this.#store.one('SELECT * FROM users WHERE id = :id', { id }));
    });
  }

  /** The id of the unchanged original of a seed user, from which copies are made. */
  #template(name: string): string {
    const id = `~${name}`;
    const isThere = this.#store.first('SELECT id FROM users WHERE id = :id', { id }) !== undefined;
    if (!isThere && isSeedName(name)) seedTemplate(this.#store, name, id, this.#clock.seededAt());
    return id;
  }
}
