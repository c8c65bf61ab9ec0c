import type { Clock } from './clock/clock.ts';
import type { Faults } from './faults/faults.ts';
import type { PendingCalls } from './faults/pending-calls.ts';
import type { PlainUsers } from './faults/plain-users.ts';
import type { RequestLog } from './requests/log.ts';
import type { Sessions } from './session/sessions.ts';
import type { TwoFactor } from './session/two-factor.ts';
import type { Store } from './store/store.ts';
import type { Texts } from './texts/texts.ts';
import type { Users } from './users/users.ts';
import type { Values } from './values.ts';

/** All parts of a sandbox, passed to every handler. */
export interface World {
  store: Store;
  clock: Clock;
  users: Users;
  sessions: Sessions;
  twoFactor: TwoFactor;
  faults: Faults;
  pendingCalls: PendingCalls;
  plainUsers: PlainUsers;
  requests: RequestLog;
  texts: Texts;
  values: Values;
  botToken: string;
}
