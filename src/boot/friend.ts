import { type LaunchRules, readLaunchParameter } from '../domain/launch-parameter.ts';
import { friendPlaces, readStored, storeFriend } from '../values/stored.ts';

/** How long the code of a friend is remembered, ms. */
const lifetime = 30 * 86_400_000;

/**
 * Remembers the friend's code of a launch parameter, unless another friend came first, until an accepted sign-in with
 * credentials has carried it. Returns the remembered code, also where the browser stores nothing.
 */
export function rememberFriend(parameter: string | undefined, rules: LaunchRules): string | undefined {
  for (const place of friendPlaces) {
    const [code, storedAt] = readStored(place, 'refCodeFromFriend')?.split(' ') ?? [];
    if (Date.now() - Number(storedAt) < lifetime) return code;
  }
  const { referralCode } = readLaunchParameter(parameter, rules);
  const friend = referralCode === rules.defaultReferralCode ? undefined : referralCode;
  storeFriend(friend && `${friend} ${Date.now()}`);
  return friend;
}
