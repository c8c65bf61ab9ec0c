/** The tokens and networks of the contract, as its endpoints name them. */
export const tokens = ['XAUT', 'PAXG'] as const;
/** The networks of a deposit, by their keys. */
export const networks = ['erc20', 'trc20', 'ton'] as const;
