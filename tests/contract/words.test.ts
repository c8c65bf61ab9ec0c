import { describe, expect, it } from 'vitest';
import type { TextKey } from '../../generated/words/words.ts';
import { languages, textsOf } from '../e2e/support/locales.ts';
import { english } from '../e2e/support/texts.ts';

/** The texts fixed by the specification (docs/requirements.md); end-to-end tests check where they show. */
const words: readonly (readonly [ids: string, key: TextKey, text: string])[] = [
  ['SH-02', 'nav.home', 'Home'],
  ['SH-02', 'nav.wallet', 'Wallet'],
  ['SH-02', 'nav.marketing', 'Marketing'],
  ['SH-02', 'nav.map', 'Map'],
  ['SH-02', 'nav.aboutus', 'About Us'],
  ['SH-17', 'home.title', 'Start'],
  ['SH-18', 'business.title', 'Business'],
  ['SH-20', 'information.title', 'Information'],
  ['SH-20', 'free.title', 'Free'],
  ['SH-21', 'account.title', 'Account'],
  ['SH-22', 'language.title', 'Language'],
  ['SH-23', 'faq.title', 'FAQ'],
  ['SH-23', 'email.title', 'Email'],
  ['SH-23', 'presentation.title', 'Presentation'],
  ['SH-23', 'ticket.title', 'Ticket'],
  ['SH-24', 'wallet.title', 'Wallet'],
  ['SH-25', 'start.title', 'Start'],
  ['SH-26', 'get.title', 'Receive'],
  ['SH-26', 'send.title', 'Send'],
  ['SH-26', 'buy.title', 'Buy'],
  ['SH-26', 'sell.title', 'Sell'],
  ['SH-27', 'marketing.title', 'Marketing'],
  ['SH-29', 'map.title', 'Map'],
  ['SH-29', 'about.title', 'About Us'],
  ['SH-29', 'trading.title', 'Trading'],
  ['E-06', 'welcome.start', 'Start'],
  ['W-04', 'wallet.account', 'My main account'],
  ['W-06 ERR-08', 'wallet.notStarted', 'not started'],
  ['W-12', 'wallet.inWorkButton', 'In work'],
  ['W-17', 'status.inProgress', 'in progress'],
  ['W-18', 'status.completed', 'completed'],
  ['W-19 ERR-08', 'wallet.notFound', 'No transactions yet'],
  ['W-26 ERR-08', 'wallet.noDeals', 'No commercial deals yet'],
  ['W-START-06', 'start.deposit', 'Make a deposit'],
  ['W-GET-05 ERR-06', 'toast.addressCopied', 'Deposit address copied'],
  ['ERR-06', 'toast.copied', 'Copied'],
  ['REF-07', 'action.copied', 'Copied'],
  ['W-GET-06', 'toast.copyError', 'Couldn’t copy'],
  ['W-SEND-03 ERR-07', 'form.enterVolume', 'Enter an amount'],
  ['W-SEND-04 ERR-07', 'form.maxVolumeExceeded', 'The amount is above the maximum'],
  ['W-SEND-05 ERR-07', 'form.volumeBelowMinimum', 'The amount is below the minimum'],
  ['W-SEND-07 ERR-07', 'form.enterAddressError', 'Enter the recipient’s address'],
  ['M-SELL-12 ERR-07', 'form.enterAddress', 'Enter address'],
  ['W-SELL-03', 'pay.crypto', 'Cryptocurrency'],
  ['W-SELL-03', 'pay.card', 'Visa/Mastercard'],
  ['HOME-08', 'free.done', 'Done'],
  ['HOME-11', 'free.credited', 'Free token credited'],
  ['LANG-02', 'action.apply', 'Apply'],
  ['LIM-08', 'action.back', 'Back'],
  ['DATA-06', 'status.success', 'Success'],
  ['ERR-03', 'notFound.text', 'Not found 404'],
  ['TRD-08', 'trading.exchangeFailed', 'The exchange returned an error: {{message}}'],
  ['TRD-09', 'trading.networkFailed', 'Network error while fetching candles'],
];

describe('the English words of the specification', () => {
  it.each(words)('%s %s is "%s"', (_, key, text) => {
    expect(english[key]).toBe(text);
  });

  it('ERR-01 the error screen has its title and message under the keys that the specification names', () => {
    expect(english['error_title']).toMatch(/\w/);
    expect(english['error_unexpected']).toMatch(/^An unexpected error occurred\./);
  });
});

it.each(languages)(
  '$label: every plural form of the remaining time has its number, which a countdown replaces',
  ({ code }) => {
    const forms = Object.entries(textsOf(code)).filter(([key]) => key.startsWith('settlement.left_'));
    expect(forms.length).toBeGreaterThan(0);
    expect(forms.filter(([, text]) => !text.includes('{{count}}'))).toEqual([]);
  },
);
