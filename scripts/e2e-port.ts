const usualPort = 4273;

/** The port of the server for end-to-end tests: $E2E_PORT, which `npm test` sets to a free one. */
export function e2ePort(): number {
  return Number(process.env['E2E_PORT'] ?? usualPort);
}
