/** A kind of transfer: its screens, its fields, and its names in the API and the sandbox. */
export interface TransferKind {
  readonly name: string;
  readonly screen: string;
  /** The screen that shows the remaining balance, and its account in the books. */
  readonly home: string;
  readonly account: 'available' | 'partner' | 'network' | 'promo';
  /** The text keys of the fields, of the buttons that lead on, and of the last button. */
  readonly amount?: string;
  readonly address?: string;
  readonly next: string;
  readonly confirm?: string;
  /** What is typed as the amount, if it is not that of the story. */
  readonly typed?: string;
  /** The call whose faults matter: the one that moves money, if the app makes one. */
  readonly operation: string;
  readonly history: string;
  /** The beginning of the path of the call that moves money; undefined if the money comes from outside. */
  readonly path?: string;
  /** The subject of its postings. */
  readonly subject: string;
  /** Whether the form asks for a two-factor code, if the user has an authenticator. */
  readonly takesCode?: boolean;
  readonly isSale?: boolean;
  /** Whether it can be done once only, so that a conflict may mean that it is done. */
  readonly isOnce?: boolean;
  /** The answer with success that says that nothing was done, where an entry has no status. */
  readonly declined?: object;
}

/** The recipient of all transfers: an Ethereum address with checksum. */
export const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const sending = {
  amount: 'send.amount',
  address: 'send.address',
  next: 'action.continue',
  confirm: 'send.confirm',
  subject: 'withdraw-request',
};
const selling = {
  amount: 'sell.amount',
  address: 'sell.address',
  confirm: 'sell.confirm',
  operation: 'requestSell',
  history: 'sellHistory',
  path: '/v1/order/sell',
  subject: 'sell-request',
  takesCode: true,
  isSale: true,
};
const ofWallet = { home: '/wallet?currency=xaut', account: 'available' } as const;
const ofPartner = { home: '/marketing?tab=partner', account: 'partner' } as const;
const ofNetwork = { home: '/marketing?tab=network', account: 'network' } as const;

/** All kinds of transfers, one for each form. */
export const transferKinds: readonly TransferKind[] = [
  {
    ...selling,
    ...ofWallet,
    name: 'sale',
    screen: '/wallet/sell?currency=xaut&network=erc20',
    next: 'action.continue',
  },
  {
    ...sending,
    ...ofPartner,
    name: 'partner send',
    screen: '/marketing/send?tab=partner',
    operation: 'requestPartnerWithdraw',
    history: 'partnerWithdraws',
    path: '/v1/partner/withdraw/request',
    takesCode: true,
  },
  {
    ...sending,
    ...ofWallet,
    name: 'withdrawal',
    screen: '/wallet/send?currency=xaut',
    operation: 'requestWithdraw',
    history: 'withdraws',
    path: '/v1/balance/withdraw/request',
  },
  {
    ...selling,
    ...ofPartner,
    name: 'partner sale',
    screen: '/marketing/sell?tab=partner&network=erc20',
    next: 'sell.title',
  },
  {
    ...ofWallet,
    name: 'period',
    screen: '/wallet/start?currency=xaut',
    next: 'action.continue',
    confirm: 'start.confirm',
    operation: 'startPeriod',
    history: 'commercialOperations',
    path: '/v1/balance/start/',
    subject: 'period-start',
    declined: { success: false, lockFinishAt: '2030-01-01T00:00:00Z' },
  },
  {
    ...sending,
    ...ofNetwork,
    name: 'network send',
    screen: '/marketing/send?tab=network',
    operation: 'requestNetworkWithdraw',
    history: 'networkWithdraws',
    path: '/v1/partner/withdraw/network/request',
    takesCode: true,
  },
  {
    name: 'gift',
    screen: '/home/free',
    home: '/wallet?currency=xaut',
    account: 'promo',
    next: 'action.continue',
    confirm: 'free.done',
    operation: 'claimFreeTokens',
    history: 'commercialOperations',
    path: '/v1/balance/free-tokens',
    subject: 'gift',
    isOnce: true,
    declined: { success: false },
  },
  {
    ...selling,
    ...ofNetwork,
    name: 'network sale',
    screen: '/marketing/sell?tab=network&network=erc20',
    next: 'sell.title',
  },
  {
    ...ofWallet,
    name: 'purchase',
    screen: '/wallet/buy?currency=xaut&network=erc20',
    amount: 'buy.pay',
    typed: '400',
    next: 'action.continue',
    operation: 'depositAddress',
    history: 'buyHistory',
    subject: 'buy',
  },
];
