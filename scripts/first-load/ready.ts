/** Matches once the wallet can be used: a balance and the buttons for it are shown. */
export const readySelector = 'main:has(a[href*="/wallet/send"]) [data-amount]';
