/** The queries that a mutation changes, by operationId (API-09). */
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

/** The queries to refetch after a mutation. */
export function refetchedAfter(operation: string): readonly string[] {
  return table[operation] ?? [];
}
