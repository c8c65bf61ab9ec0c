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
  /** What is typed as the recipient, and the token, if they are not the usual ones; and the memo, with the text key of its field. */
  readonly recipient?: string;
  readonly asset?: 'PAXG';
  readonly memo?: { readonly key: string; readonly text: string };
  /** Other tokens, networks and details that a story may have. */
  readonly variants?: readonly Partial<TransferKind>[];
  /** Whether the form asks for a two-factor code, if the user has an authenticator. */
  readonly takesCode?: boolean;
  readonly isSale?: boolean;
  /** Whether it can be done once only, so that a conflict may mean that it is done. */
  readonly isOnce?: boolean;
  /** The answer with success that says that nothing was done, where an entry has no status. */
  readonly declined?: object;
}

/** The usual recipient: an Ethereum address with checksum. */
export const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** An address of another network than that of a kind's recipient. */
export function foreignTo({ recipient: address }: TransferKind): string {
  return address === undefined ? ofTron.recipient : recipient;
}

const ofTon = {
  recipient: 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
  memo: { key: 'sell.memo', text: '471108' },
};
const ofTron = { recipient: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7' };
const ofPaxg = { home: '/wallet?currency=paxg', asset: 'PAXG' } as const;

const sending = {
  amount: 'send.amount',
  address: 'send.address',
  next: 'action.continue',
  confirm: 'send.confirm',
  variants: [{ memo: { key: 'send.memo', text: '471108' } }],
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
    variants: [
      { ...ofTon, screen: '/wallet/sell?currency=xaut&network=ton' },
      { ...ofPaxg, ...ofTron, screen: '/wallet/sell?currency=paxg&network=trc20' },
    ],
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
    variants: [...sending.variants, { ...ofPaxg, screen: '/wallet/send?currency=paxg' }],
    operation: 'requestWithdraw',
    history: 'withdraws',
    path: '/v1/balance/withdraw/request',
  },
  {
    ...selling,
    ...ofPartner,
    name: 'partner sale',
    screen: '/marketing/sell?tab=partner&network=erc20',
    variants: [{ ...ofTon, screen: '/marketing/sell?tab=partner&network=ton' }],
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
    variants: [{ ...ofTon, screen: '/marketing/sell?tab=network&network=ton' }],
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
