import { Control, shownOf } from './books.ts';
import { textOf } from './claims.ts';
import { everything, storedAnswer, putBack, storageOfTab } from './in-page.ts';
import type { StoryProxy } from './proxy.ts';
import type { Tab } from './tab.ts';
import { type TransferKind, recipient } from './transfers.ts';

/** What another user has. */
const otherBalance = '7.77';
/** Longer than a session that is not used lasts: `idleMinutes` of config/app.json, ms. */
const unused = 31 * 60_000;

/**
 * Lets the user sign in by a link and out again, and another user in after that, who then does nothing. Returns what is
 * wrong: a session has come back or does not end, or something of the former user is shown or kept. `left` is a figure of
 * the former user.
 */
export async function faultsOfSignOut(
  base: string,
  proxy: StoryProxy,
  tab: Tab,
  { kind, remaining }: { readonly kind: TransferKind; readonly remaining: string },
): Promise<string[]> {
  const faults: string[] = [];
  const { user } = proxy;
  const link = await Control.launchParameter(base, user);
  const isOut = async (when: string): Promise<void> => {
    const shown = await tab.shows(textOf('action.login'));
    if (shown !== '') faults.push(`${when} the user is not signed out: ${shown}`);
    const stored = await tab.run(everything);
    if (stored?.includes(user)) faults.push(`${when} the name of the user is kept`);
    if (await tab.run(() => /\d\.\d{8}/.test(document.body.innerText))) faults.push(`${when} figures are shown`);
  };
  // The link counts in a page that is loaded for it.
  await tab.open('/home/aboutus');
  await tab.open(`/home/account#startapp=${link}`);
  await tab.shows(textOf('account.signOut'));
  const copy = (await tab.run(storageOfTab)) ?? '{}';
  await tab.pressAll(['account.signOut']);
  await tab.shows(textOf('account.signOutAnyway'), textOf('action.login'));
  await tab.pressAll(['account.signOutAnyway']);
  await isOut('after signing out');
  await tab.reload();
  await isOut('after signing out and loading the page again');
  // As a browser does that brings back a tab as it was.
  await tab.run(putBack, copy);
  await tab.reload();
  const back = await tab.shows(textOf('action.login'));
  if (back !== '') faults.push(`a copy of the tab's storage signs the user in: ${back}`);
  const other = await Control.newUser(base);
  for (const account of ['available', 'partner', 'network', 'promo'])
    await other.post('balance', { account, amount: otherBalance });
  await other.post('balance', { account: 'available', ticker: 'PAXG', amount: otherBalance });
  proxy.user = other.user;
  await tab.open('/home/aboutus');
  await tab.open(`${kind.home}#startapp=${await Control.launchParameter(base, other.user)}`);
  const shown = await tab.shows(shownOf(otherBalance));
  if (shown !== '') faults.push(`the next user does not see ${otherBalance}, but: ${shown}`);
  const text = (await tab.run(() => document.body.innerText)) ?? '';
  await tab.openForm();
  const isTyped = await tab.run(
    (address) =>
      [...document.querySelectorAll('input, textarea')].some((field) => Reflect.get(field, 'value') === address),
    kind.recipient ?? recipient,
  );
  if (isTyped === true) faults.push('the next user finds what the former one has typed');
  if (new RegExp(`\\b${RegExp.escape(remaining)}\\d{6}`).test(text))
    faults.push(`the next user sees ${remaining} of the former one`);
  faults.push(...(await faultsOfSwitch(base, proxy, tab, { kind, user })));
  let idle: string | undefined;
  // The code that watches comes after the first picture: on a slow machine the first half hour passes without it.
  for (let tries = 2; idle !== '' && tries > 0; tries -= 1) {
    await tab.run((ms) => window.story?.advance(ms), unused);
    idle = await tab.shows(textOf('action.login'));
  }
  if (idle !== '') faults.push(`a session that is not used does not end: ${idle}`);
  return faults;
}

/** Lets the first user come back by a link while no data is answered: nothing that the device keeps of the other one shows. */
async function faultsOfSwitch(
  base: string,
  proxy: StoryProxy,
  tab: Tab,
  { kind, user }: { readonly kind: TransferKind; readonly user: string },
): Promise<string[]> {
  if ((await tab.run(storedAnswer, otherBalance)) !== true) return [];
  proxy.user = user;
  await tab.open('/home/aboutus');
  await tab.open(`${kind.home}#startapp=${await Control.launchParameter(base, user)}`);
  proxy.losesData = true;
  await tab.pressAll(['switch.go']);
  const shown = await tab.shows(textOf('action.retry'));
  const text = (await tab.run(() => document.body.innerText)) ?? '';
  proxy.losesData = false;
  await tab.reload();
  if (text.includes(shownOf(otherBalance))) return [`a user sees the stored ${otherBalance} of the former one`];
  return shown === '' ? [] : [`without data a user does not see that it is missing, but: ${shown}`];
}
