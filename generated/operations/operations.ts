/* Made from openapi.yaml by scripts/operations.ts. */

/** The operations that are called without a session (`security: []`). */
export const publicOperations: readonly string[] = ["authenticate","translations","rates","candles","hourlyCandles"];

/** Their paths. */
export const publicPaths = /^(?:\/v1\/auth|\/i18n\/[^/?]+\.json|\/v1\/balance\/rates|\/bitfinex\/v2\/candles\/trade:1m:t[^/?]+\/hist|\/bitfinex\/v2\/candles\/trade:1h:t[^/?]+\/hist)(?:[?]|$)/;

/** The operations whose answers an operation changes (`x-refetches`). */
export const refetches: Readonly<Record<string, readonly string[]>> = {
  claimFreeTokens: ["balances","commercialOperations"],
  startPeriod: ["balances","commercialOperations"],
  requestWithdraw: ["balances","withdraws"],
  clearWithdrawAddress: ["balances"],
  requestPartnerWithdraw: ["partnerBalance","partnerWithdraws"],
  requestNetworkWithdraw: ["networkBalance","networkWithdraws"],
  clearPartnerAddress: ["partnerBalance"],
  clearNetworkAddress: ["networkBalance"],
  requestSell: ["balances","partnerBalance","networkBalance","sellHistory"],
};
