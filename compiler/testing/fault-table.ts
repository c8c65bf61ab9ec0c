import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigCopy } from './config-copy.ts';

/** An edit of one file, and the fault it makes. */
interface FaultCase {
  readonly title: string;
  /** A file of config/, without the ending. */
  readonly file: string;
  /** A text that the file holds once, and what stands in its place. */
  readonly from: string;
  readonly to: string;
  /** The text in the edited file at which the fault points; `to` where absent. */
  readonly at?: string;
  /** What the line says behind its place. */
  readonly says: string;
}

/** Tests that each edit of a copy of config/ makes exactly its one fault, at its place. */
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
