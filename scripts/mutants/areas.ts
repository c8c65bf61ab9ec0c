interface AreaOfMutants {
  /** The files that are changed. */
  readonly files: readonly string[];
  /** The tests that have to notice it. */
  readonly tests: readonly string[];
}

/** The parts of the app whose tests are tested. */
export const areas = {
  domain: { files: ['src/domain/*.ts'], tests: ['src/domain/*.test.ts'] },
  transfer: { files: ['src/transfer/*.ts'], tests: ['src/transfer/*.test.ts'] },
  session: { files: ['src/session/*.ts'], tests: ['src/session/*.test.ts'] },
  api: { files: ['src/api/*.ts'], tests: ['src/api/*.test.ts'] },
  fields: {
    files: ['src/fields/amount/*.ts', 'src/fields/address/*.ts'],
    tests: ['src/fields/amount/*.test.ts', 'src/fields/address/*.test.ts'],
  },
  launch: {
    files: ['src/boot/launch.ts', 'src/boot/bridge.ts', 'src/boot/handoff.ts'],
    tests: ['src/boot/*.test.ts'],
  },
} as const satisfies Record<string, AreaOfMutants>;

/** The name of an area. */
export type Area = keyof typeof areas;

/** Tests, and definitions, which hold words for authors of config and no code of the app. */
export const notMutated = ['!**/*.test.ts', '!**/definition.ts'];
