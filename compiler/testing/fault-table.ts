import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { faultLine } from 'engine/compiler/report/faults.ts';
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

/**
 * A file of config/, a text in it (its first place, however deep its lines are indented; none for a new file), what
 * replaces it, and what its one fault says.
 */
type Sample = readonly [file: string, from: string, to: string, says: string];

/** Tests that each sample of each kind of fault is reported once, and that config/ itself has no fault. */
export function testKinds(kinds: Readonly<Record<string, readonly Sample[]>>): void {
  let config: ConfigCopy;
  beforeAll(async () => {
    config = await ConfigCopy.make();
  });
  afterEach(() => config.restore());
  afterAll(() => config.remove());
  test('the config of the project has no faults', () => {
    expect(config.project().faults.map(faultLine)).toEqual([]);
  });
  const samples = Object.entries(kinds).flatMap(([title, some]) =>
    some.map(([file, from, to, says]): [string, Sample] => [`${title}: ${file} ${says}`, [file, from, to, says]]),
  );
  test.for(samples)('%s', ([, [file, from, to, says]]) => {
    const text = from === '' ? '' : config.read(file);
    const pattern = new RegExp(
      from
        .split(/\n */)
        .map((line) => RegExp.escape(line))
        .join('\n *'),
    );
    expect(text).toMatch(pattern);
    config.write(
      file,
      text.replace(pattern, () => to),
    );
    expect(config.faults()).toEqual([expect.stringContaining(says)]);
  });
}
