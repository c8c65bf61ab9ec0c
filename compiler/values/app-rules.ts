import type { OperatorValues } from '../../src/values/schema.ts';
import type { ReportFault } from './catalogue-rules.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000] as const;
/** The longest sensible time of each value of config/app.json that is one, ms. */
const longestTimes = {
  requestTimeout: 5 * minute,
  transferTimeout: hour,
  equalTransferWithin: day,
  rateLimitDelay: hour,
  historyCountdown: day,
  toastDuration: minute,
  copiedDuration: minute,
} as const;

/** Checks the referral code, the day and the times of config/app.json. */
export function checkApp(app: OperatorValues['app'], complain: ReportFault): void {
  const { cardAvailableFrom, defaultReferralCode: code, referralCode, reauthentication, freshness, outcomes } = app;
  if (code.length > referralCode.longest || !code.split('').every((letter) => referralCode.characters.includes(letter)))
    complain(['defaultReferralCode'], 'does not have the length and characters that referralCode allows');
  const first = new Date(`${cardAvailableFrom}T00:00:00Z`);
  if (Number.isNaN(first.getTime()) || !first.toISOString().startsWith(cardAvailableFrom))
    complain(['cardAvailableFrom'], `there is no day ${cardAvailableFrom}`);
  const times: [string[], number, number][] = [
    ...Object.entries(longestTimes).map(([key, longest]): [string[], number, number] => {
      return [[key], Number(new Map<string, unknown>(Object.entries(app)).get(key)), longest];
    }),
    ...Object.entries(freshness).map(([key, time]): [string[], number, number] => [['freshness', key], time, day]),
    [['reauthentication', 'firstDelay'], reauthentication.firstDelay, minute],
    [['outcomes', 'every'], outcomes.every, hour],
  ];
  for (const [path, time, longest] of times)
    if (time < 100) complain(path, `is in milliseconds: ${time} is too short, a second is 1000`);
    else if (time > longest)
      complain(path, `is in milliseconds: ${time} is too long, at most ${longest} (${durationWords(longest)})`);
  if (!/^\d{6}$/.test(app.twoFactorPlaceholder))
    complain(['twoFactorPlaceholder'], 'stands in place of a code: six digits', '000000');
  if (app.requestTimeout <= longestTimes.requestTimeout && app.transferTimeout < app.requestTimeout)
    complain(['transferTimeout'], `must not be below "requestTimeout", ${app.requestTimeout}: a transfer takes longer`);
  if (Number(app.largeShare) < 0.5)
    complain(['largeShare'], `${app.largeShare} is a part, but the review says "almost everything": at least 0.5`);
  if (app.equalTransferWithin < 10_000)
    complain(['equalTransferWithin'], 'is in milliseconds: at least 10000 (10 seconds)');
  if (outcomes.every <= hour && outcomes.idleEvery < outcomes.every)
    complain(['outcomes', 'idleEvery'], `must not be below "every", ${outcomes.every}: nothing is expected then`);
}

function durationWords(time: number): string {
  if (time === day) return 'a day';
  if (time === hour) return 'an hour';
  return time === minute ? 'a minute' : `${time / minute} minutes`;
}

/** Checks that the launch parameter is no parameter that a screen or a referral link has in its address. */
export function checkLaunchParameter(
  { launchParameter }: OperatorValues['app'],
  screens: ReadonlyMap<string, readonly string[]>,
  complain: ReportFault,
): void {
  const [screen] = [...screens].find(([, names]) => names.includes(launchParameter)) ?? [];
  if (launchParameter === 'ref')
    complain(['launchParameter'], '"ref" is the parameter of referral links, which are never a login');
  else if (screen !== undefined)
    complain(['launchParameter'], `"${launchParameter}" is a parameter of the screen ${screen}`);
}
