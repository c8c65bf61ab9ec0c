/** What a mutation changes, so that it is fetched again (product.md §7): operations by operationId. */
const table: Readonly<Record<string, readonly string[]>> = {
  claimFreeTokens: ['balances', 'commercialOperations'],
  startPeriod: ['balances', 'commercialOperations'],
  requestWithdraw: ['balances', 'withdraws'],
  clearWithdrawAddress: ['balances'],
  requestPartnerWithdraw: ['partnerBalance', 'partnerWithdraws'],
  requestNetworkWithdraw: ['networkBalance', 'networkWithdraws'],
  clearPartnerAddress: ['partnerBalance'],
  clearNetworkAddress: ['networkBalance'],
  requestSell: ['balances', 'partnerBalance', 'networkBalance', 'sellHistory'],
};

/** The queries to fetch again after a mutation. */
export function refetchedAfter(operation: string): readonly string[] {
  return table[operation] ?? [];
}
