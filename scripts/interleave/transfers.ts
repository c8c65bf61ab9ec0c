/** A kind of transfer: its screens, its fields, and its names in the API and the sandbox. */
export interface TransferKind {
  readonly name: string;
  readonly screen: string;
  /** The screen that shows the remaining balance, and its account in the books. */
  readonly home: string;
  readonly account: 'available' | 'partner';
  /** The text keys of the fields and of the last button. */
  readonly amount: string | undefined;
  readonly address: string | undefined;
  readonly confirm: string;
  readonly operation: string;
  readonly history: string;
  /** The beginning of its path in the API. */
  readonly path: string;
  /** The subject of its postings. */
  readonly subject: string;
}

/** The recipient of all transfers: an Ethereum address with checksum. */
export const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const sending = {
  amount: 'send.amount',
  address: 'send.address',
  confirm: 'send.confirm',
  subject: 'withdraw-request',
};
const ofWallet = { home: '/wallet?currency=xaut', account: 'available' } as const;

/** All kinds of transfers. */
export const transferKinds: readonly TransferKind[] = [
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
    ...ofWallet,
    name: 'sale',
    screen: '/wallet/sell?currency=xaut&network=erc20',
    amount: 'sell.amount',
    address: 'sell.address',
    confirm: 'sell.confirm',
    operation: 'requestSell',
    history: 'sellHistory',
    path: '/v1/order/sell',
    subject: 'sell-request',
  },
  {
    ...ofWallet,
    name: 'period',
    screen: '/wallet/start?currency=xaut',
    amount: undefined,
    address: undefined,
    confirm: 'start.confirm',
    operation: 'startPeriod',
    history: 'commercialOperations',
    path: '/v1/balance/start/',
    subject: 'period-start',
  },
  {
    ...sending,
    name: 'marketing send',
    screen: '/marketing/send?tab=partner',
    home: '/marketing?tab=partner',
    account: 'partner',
    operation: 'requestPartnerWithdraw',
    history: 'partnerWithdraws',
    path: '/v1/partner/withdraw/request',
  },
];
