const usualPort = 4273;

/** The port that end-to-end tests and the server they start agree on: $E2E_PORT, which `npm test` sets to a free one. */
export function e2ePort(): number {
  return Number(process.env['E2E_PORT'] ?? usualPort);
}
