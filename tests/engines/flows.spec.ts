import { unsettled, firstEntry, goTo } from '../../scripts/screens/visit.ts';
import { backTwice } from '../e2e/support/back-twice.ts';
import { balance, putToWork, sold, withdrawn } from '../e2e/support/booked.ts';
import { csvCells } from '../e2e/support/csv-line.ts';
import type { SandboxUser } from '../e2e/support/fixtures.ts';
import { misfits } from '../e2e/support/layout-misfits.ts';
import { textIn } from '../e2e/support/locales.ts';
import { decodeQr, pixelsOf } from '../e2e/support/qr.ts';
import { routes } from '../e2e/support/routes.ts';
import { addresses } from '../e2e/support/sell-form.ts';
import { small } from '../e2e/support/send-form.ts';
import { said } from '../e2e/support/texts.ts';
import { scrollToEnd } from './in-page.ts';
import { expect, test } from './stage.ts';
import type { Tab } from './tab.ts';

const tapButton = (tab: Tab, name: string) => tab.tap({ kind: 'button', name });

/** Reads the QR code that the tab shows. */
async function readCode(tab: Tab): Promise<string> {
  await tab.run(
    (selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    'main [role="img"]',
  );
  return decodeQr(await tab.run(pixelsOf, await tab.picture())).text;
}

/** Fills the steps of a form for sending, and confirms. */
async function send(tab: Tab): Promise<void> {
  await tab.type({ kind: 'field', name: said('send.amount'), isStart: true }, small.amount);
  await tab.type({ kind: 'field', name: said('send.address'), isStart: true }, small.address);
  await tapButton(tab, said('action.continue'));
  await tapButton(tab, said('send.confirm'));
}

/** Fills the steps of a form for selling, whose first button has a name. */
async function review(tab: Tab, first: string): Promise<void> {
  await tab.type({ kind: 'field', name: said('sell.amount'), isStart: true }, '0.1');
  await tapButton(tab, first);
  await tab.type({ kind: 'field', name: said('sell.address'), isStart: true }, addresses.erc20);
  await tapButton(tab, said('action.continue'));
}

/** The same, and confirms. */
async function sell(tab: Tab, first: string): Promise<void> {
  await review(tab, first);
  await tapButton(tab, said('sell.confirm'));
}

async function give(sandbox: SandboxUser, account: 'available' | 'partner'): Promise<void> {
  await sandbox.post('balance', { ticker: 'XAUT', account, amount: '2' });
}

test('every screen and the first entry of each list open: with a heading, without errors, and nothing too wide', async ({
  tab,
}) => {
  test.setTimeout(180_000);
  const paths = routes.map(({ path }) => path);
  const wrong: string[] = [];
  const look = async (path: string): Promise<void> => {
    await tab.run(goTo, path, unsettled);
    wrong.push(...(await tab.run(misfits)).map((misfit) => `${path}: ${misfit}`));
  };
  for (const path of paths) {
    await look(path);
    const entry = paths.includes(`${path}/info`) ? await tab.run(firstEntry) : '';
    if (entry !== '') await look(entry);
  }
  expect(wrong).toEqual([]);
});

test('hidden amounts stay hidden after a reload', async ({ tab, seen }) => {
  await seen.text('3.02418890 XAUT');
  await tapButton(tab, said('wallet.hide'));
  await seen.text('•••• XAUT');
  await tab.open('/wallet?currency=xaut');
  await seen.text('•••• XAUT');
  expect(await tab.run(() => document.body.innerText.includes('3.0241'))).toBe(false);
});

test('another language takes effect and stays, also one from right to left', async ({ tab, seen }) => {
  for (const [code, label, direction] of [
    ['de', 'Deutsch', 'ltr'],
    ['ar', 'العربية', 'rtl'],
  ] as const) {
    await tab.open('/home/account/language');
    await tab.tap({ kind: 'choice', name: label });
    const before = code === 'de' ? 'en' : 'de';
    await tapButton(tab, textIn(before, 'action.apply'));
    await seen.address('/home');
    await seen.text(textIn(code, 'home.title'));
    await tab.open('/home');
    await expect
      .poll(() => tab.run(() => [document.documentElement.lang, document.documentElement.dir]))
      .toEqual([code, direction]);
    await seen.text(textIn(code, 'home.title'));
    await tab.run(goTo, '/home', unsettled);
    expect(await tab.run(misfits)).toEqual([]);
  }
});

test('a list exports its entries to a file', async ({ tab, seen }) => {
  await tab.open('/wallet/sell/history?currency=xaut');
  await tapButton(tab, said('list.csv'));
  const { name, content } = await seen.file();
  expect(name).toMatch(/^sells-xaut-.*\.csv$/);
  const lines = content.replace('\uFEFF', '').split('\r\n').slice(0, -1);
  expect(csvCells(lines[0] ?? '')[0]).toBe(said('fact.date'));
  const rows = await tab.run(() => document.querySelector('main li[aria-setsize]')?.getAttribute('aria-setsize'));
  expect(lines).toHaveLength(1 + Number(rows));
});

test.describe('of a new user', () => {
  test.use({ like: 'new' });

  test('a sign-in link opens the wallet of its user, and its token is nowhere in the page', async ({
    tab,
    seen,
    sandbox,
  }) => {
    await give(sandbox, 'available');
    await tab.open('/wallet?currency=xaut');
    await seen.text('2.00000000 XAUT');
    const places = await tab.run(() =>
      [location.href, JSON.stringify(history.state), document.cookie, document.documentElement.outerHTML]
        .concat(Object.values(sessionStorage), Object.values(localStorage))
        .join('\n'),
    );
    expect(places).not.toContain(sandbox.user.loginToken);
    expect(places).not.toContain(sandbox.user.launchParameter);
  });

  test('a deposit address is shown, copied and readable as a QR code, and a deposit is shown', async ({
    tab,
    seen,
    sandbox,
    request,
  }) => {
    await tab.open('/wallet/get?currency=xaut&network=erc20');
    const headers = { authorization: `Bearer ${sandbox.user.accessToken}` };
    const answer = await request.get('/v1/balance/user/deposit-address/erc20/XAUT', { headers });
    const { address }: { address: string } = await answer.json();
    await seen.text(address);
    // Until it is drawn there is nothing to read.
    await expect(async () => expect(await readCode(tab)).toBe(address)).toPass({ timeout: 15_000 });
    await tapButton(tab, said('action.copy'));
    await seen.text(said('toast.addressCopied'));
    await seen.text(said('get.waiting'));
    await expect.poll(async () => (await sandbox.requests('deposits')).length).toBeGreaterThan(0);
    await sandbox.post('deposit', { ticker: 'XAUT', network: 'erc20', amount: '0.5' });
    await seen.text(said('get.arrived'));
    await seen.text('0.50 XAUT');
  });

  test('a withdrawal is booked once', async ({ tab, seen, sandbox }) => {
    await give(sandbox, 'available');
    await tab.open('/wallet/send?currency=xaut');
    await send(tab);
    await seen.text(said('send.done'));
    await seen.address('/wallet?currency=xaut');
    expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  });

  test('a sale is booked once', async ({ tab, seen, sandbox }) => {
    await give(sandbox, 'available');
    await tab.open('/wallet/sell?currency=xaut&network=erc20');
    await sell(tab, said('action.continue'));
    await seen.text(said('sell.done'));
    await seen.address('/wallet?currency=xaut');
    expect(await sold(sandbox)).toEqual(['0.1 XAUT']);
  });

  test('two quick Backs in a form go two steps back, and keep the amount', async ({ tab, seen, sandbox }) => {
    await give(sandbox, 'available');
    await tab.open('/wallet/sell?currency=xaut&network=erc20');
    await review(tab, said('action.continue'));
    await seen.text(said('form.step', { step: '3', count: '3' }));
    await tab.run(backTwice);
    await seen.text(said('sell.network'));
    await seen.address('/wallet/sell?currency=xaut');
    expect(await tab.run(() => document.querySelector('main input')?.getAttribute('value') ?? '')).toBe('0.1');
  });

  test('a purchase shows where to send, and its transfer is shown', async ({ tab, seen, sandbox }) => {
    await tab.open('/wallet/buy?currency=xaut&network=erc20');
    await tab.type({ kind: 'field', name: said('buy.pay'), isStart: true }, '100');
    await tapButton(tab, said('action.continue'));
    await seen.text(said('buy.waiting'));
    await expect.poll(async () => (await sandbox.requests('buyHistory')).length).toBeGreaterThan(0);
    await sandbox.post('deposit', { kind: 'buy', ticker: 'XAUT', network: 'erc20', usdt: '100' });
    await seen.text(said('buy.arrived'));
    expect(await balance(sandbox, 'available')).toBe('0.025');
  });

  test('a commercial period starts with the whole amount', async ({ tab, seen, sandbox }) => {
    await give(sandbox, 'available');
    await tab.open('/wallet/start?currency=xaut');
    await tab.type({ kind: 'button', name: said('start.confirm') }, '\n');
    await seen.text(said('start.done'));
    await seen.address('/wallet?currency=xaut');
    expect(await putToWork(sandbox)).toEqual(['2 XAUT']);
  });

  test('the gift is credited', async ({ tab, seen, sandbox }) => {
    await tab.open('/home/free?currency=xaut');
    await tapButton(tab, said('free.done'));
    await seen.text(said('free.credited'));
    expect(await balance(sandbox, 'promo')).toBe('0.02');
  });

  test('a withdrawal of the partner program is booked once', async ({ tab, seen, sandbox }) => {
    await give(sandbox, 'partner');
    await tab.open('/marketing/send?tab=partner');
    await send(tab);
    await seen.text(said('send.done'));
    await seen.address('/marketing?tab=partner');
    expect(await balance(sandbox, 'partner')).toBe('1.9');
  });

  test('a sale of the partner program is booked once', async ({ tab, seen, sandbox }) => {
    await give(sandbox, 'partner');
    await tab.open('/marketing/sell?tab=partner&network=erc20');
    await sell(tab, said('sell.title'));
    await seen.text(said('sell.done'));
    await seen.address('/marketing?tab=partner');
    expect(await balance(sandbox, 'partner')).toBe('1.9');
  });

  test('a history of several pages scrolls to its last row', async ({ tab, sandbox }) => {
    await sandbox.post('deposits', { count: 450, gapMs: 600_000 });
    await tab.open('/wallet/get/history?currency=xaut');
    await tab.run(goTo, '/wallet/get/history?currency=xaut', unsettled);
    const { last, count } = await tab.run(scrollToEnd);
    expect([last, count]).toEqual([450, 450]);
    const offsets = (await sandbox.requests('deposits')).map(({ query }) => Number(query['offset'] ?? 0));
    expect(Math.max(...offsets)).toBe(396);
  });
});
