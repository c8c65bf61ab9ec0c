/** What is on the screen once the wallet is of use: a real balance and the buttons that work with it. */
export const readySelector = 'main:has(a[href*="/wallet/send"]) [data-amount]';
