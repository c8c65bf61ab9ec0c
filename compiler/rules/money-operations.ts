import type { NetworkOperation } from '../../src/domain/openings.ts';
import { type Node, nodeOf } from './rule.ts';

/** The balances that money can be taken from. */
const balances = ['wallet', 'partner', 'network'] as const;
/** One of them, as `submit.money` names it. */
export type Balance = (typeof balances)[number];

/** What belongs together in a form that takes money from one balance. */
export interface BalanceParts {
  /** The view of the balance. */
  readonly account: string;
  readonly withdraw: string;
  readonly history: string;
  /** The call that deletes the saved address. */
  readonly clear: string;
  /** How a sale names the balance. */
  readonly balanceType: string;
  readonly send: NetworkOperation;
  readonly sell: NetworkOperation;
}

/** The parts of each balance. */
export const balanceParts: Readonly<Record<Balance, BalanceParts>> = {
  wallet: {
    account: 'wallet-account',
    withdraw: 'requestWithdraw',
    history: 'withdraws',
    clear: 'clearWithdrawAddress',
    balanceType: 'balance',
    send: 'send',
    sell: 'sell',
  },
  partner: {
    account: 'partner-account',
    withdraw: 'requestPartnerWithdraw',
    history: 'partnerWithdraws',
    clear: 'clearPartnerAddress',
    balanceType: 'partner',
    send: 'marketingSend',
    sell: 'marketingSell',
  },
  network: {
    account: 'network-account',
    withdraw: 'requestNetworkWithdraw',
    history: 'networkWithdraws',
    clear: 'clearNetworkAddress',
    balanceType: 'network',
    send: 'marketingSend',
    sell: 'marketingSell',
  },
};

/** The sale of any balance, which names it as `balanceType`. */
export const sale = { operation: 'requestSell', history: 'sellHistory' } as const;

/** The balance whose part is this word; undefined if it is no part, or one of several balances. */
export function balanceOf(part: keyof BalanceParts, word: unknown): Balance | undefined {
  const found = balances.filter((balance) => balanceParts[balance][part] === word);
  return found.length === 1 ? found[0] : undefined;
}

/** The operation of config/limits.json that a form's request is; undefined if it moves no amount. */
export function limitOf(submit: Node): NetworkOperation | undefined {
  const { operation, body } = submit;
  if (operation === sale.operation) {
    const named = balanceOf('balanceType', nodeOf(body)['balanceType']);
    return named && balanceParts[named].sell;
  }
  const named = balanceOf('withdraw', operation);
  return named && balanceParts[named].send;
}

/** The section of screens of a balance, by its name in `submit.money`. */
export function sectionOfBalance(balance: unknown): 'wallet' | 'marketing' | undefined {
  if (balance === 'wallet') return balance;
  return balance === 'partner' || balance === 'network' ? 'marketing' : undefined;
}

/** The operation that lists what is paid in. */
export const entryLists: Readonly<Partial<Record<NetworkOperation, string>>> = {
  deposit: 'deposits',
  buy: 'buyHistory',
};

/** What a request becomes among the commercial operations, and the figure of the account that it adds to. */
export const records: Readonly<Partial<Record<string, { readonly type: string; readonly gained?: string }>>> = {
  startPeriod: { type: 'period_start' },
  claimFreeTokens: { type: 'gift', gained: 'gift' },
};

/** The operation of each section of screens, whose limits its pages show. */
export const sections: Readonly<Record<string, NetworkOperation>> = {
  '/wallet/get': 'deposit',
  '/wallet/buy': 'buy',
  '/wallet/sell': 'sell',
  '/wallet/send': 'send',
  '/marketing/sell': 'marketingSell',
  '/marketing/send': 'marketingSend',
};
