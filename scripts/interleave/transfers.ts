/** One way to move money: its screen, what is typed there, and what the sandbox calls it. */
export interface TransferKind {
  readonly name: string;
  readonly screen: string;
  /** The screen that shows what is left, and the account of the books that it shows. */
  readonly home: string;
  readonly account: 'available' | 'partner';
  /** The fields and the last button by the keys of their names; the amount is drawn. */
  readonly amount: string | undefined;
  readonly address: string | undefined;
  readonly confirm: string;
  readonly operation: string;
  readonly history: string;
  /** Its path begins so. */
  readonly path: string;
  /** The postings that it makes, by their subject. */
  readonly subject: string;
}

/** Where everything is sent: an Ethereum address with its checksum. */
export const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const sending = {
  amount: 'send.amount',
  address: 'send.address',
  confirm: 'send.confirm',
  subject: 'withdraw-request',
};
const ofWallet = { home: '/wallet?currency=xaut', account: 'available' } as const;

/** All of them. */
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
