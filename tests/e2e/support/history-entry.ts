import type { Part } from './change-answers.ts';

/** The time of the entry. */
export const at = new Date(2026, 10, 20, 9, 8, 7);

/** An entry with the fields that all histories share. */
export const entry: Part = {
  id: 'h-1',
  ticker: 'XAUT',
  amount: '0.5',
  date: at.toISOString(),
  hash: '0xfeed',
  status: 'completed',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  network: 'Ethereum',
  memo: null,
};
