/** What a mutation changes, so that it is fetched again (product.md §7): operations by operationId. */
const table: Readonly<Record<string, readonly string[]>> = {
  claimFreeTokens: ['getBalances', 'getCommercialOperations'],
  startPeriod: ['getBalances', 'getCommercialOperations'],
  requestWithdraw: ['getBalances', 'getWithdraws'],
  clearWithdrawAddress: ['getBalances'],
  requestPartnerWithdraw: ['getPartnerBalance', 'getPartnerWithdraws'],
  requestNetworkWithdraw: ['getNetworkBalance', 'getNetworkWithdraws'],
  clearPartnerAddress: ['getPartnerBalance'],
  clearNetworkAddress: ['getNetworkBalance'],
  requestSell: ['getBalances', 'getPartnerBalance', 'getNetworkBalance', 'getSellHistory'],
};

/** The queries to fetch again after a mutation. */
export function refetchedAfter(operation: string): readonly string[] {
  return table[operation] ?? [];
}
