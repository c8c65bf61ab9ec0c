/** A part of the app whose tests are tested, and its files, as patterns. */
export const areas = {
  domain: ['src/domain/**/*.ts'],
  transfer: ['src/transfer/**/*.ts'],
  session: ['src/session/**/*.ts'],
  api: ['src/api/**/*.ts'],
  fields: ['src/fields/amount/*.ts', 'src/fields/address/*.ts'],
  launch: ['src/boot/launch.ts', 'src/boot/bridge.ts', 'src/boot/handoff.ts'],
} as const satisfies Record<string, readonly string[]>;

/** The name of an area. */
export type Area = keyof typeof areas;

/** Tests, what only tests use, and definitions, which hold words for authors of config and no code of the app. */
export const notMutated = ['!**/*.test.ts', '!**/testing/**', '!**/definition.ts'];
