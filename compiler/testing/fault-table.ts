import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigCopy } from './config-copy.ts';

/** An edit of one file, and the fault it causes. */
interface FaultCase {
  readonly title: string;
  /** A file of config/, without extension. */
  readonly file: string;
  /** A text that occurs once in the file; it is replaced by `to`. */
  readonly from: string;
  readonly to: string;
  /** The text in the edited file at which the fault is reported; `to` by default. */
  readonly at?: string;
  /** The printed fault after its place. */
  readonly says: string;
}

/** Tests that each edit of a copy of config/ causes exactly the one expected fault, at the expected place. */
export function testFaults(cases: readonly FaultCase[]): void {
  let config: ConfigCopy;
  beforeAll(async () => {
    config = await ConfigCopy.make();
  });
  afterEach(() => config.restore());
  afterAll(() => config.remove());
  test.for(cases.map((one) => [one.title, one] as const))('%s', ([, { file, from, to, at = to, says }]) => {
    config.edit(file, from, to);
    expect(config.faults()).toEqual([`${config.place(file, at)} ${says}`]);
  });
}
