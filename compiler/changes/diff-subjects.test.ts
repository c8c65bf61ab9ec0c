import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { configDiff } from './config-diff.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { englishTexts } from './diff-words.ts';
import { type Surroundings, readSurroundings } from '../project.ts';
import { ConfigCopy, root } from '../testing/config-copy.ts';

let former: ConfigCopy;
let config: ConfigCopy;
let surroundings: Surroundings;
/** Keys of texts that read differently in English. */
let keys: string[] = [];
let english: ReadonlyMap<string, string>;
/** The folders as they were read last: what has not changed is not read again. */
let versions: { before: ConfigFolder; after: ConfigFolder };
beforeAll(async () => {
  surroundings = await readSurroundings(root);
  [former, config] = [await ConfigCopy.make(surroundings), await ConfigCopy.make(surroundings)];
  versions = { before: new ConfigFolder(former.path), after: new ConfigFolder(config.path) };
  english = englishTexts(versions.after);
  keys = [...new Map([...english].map(([key, text]) => [text, key])).values()].filter((key) => key.startsWith('a'));
});
afterAll(() => {
  former.remove();
  config.remove();
});

/** A row of a block, known by its number whatever is done to it. */
interface Row {
  readonly id: number;
  readonly value: string;
  readonly when?: string;
}
/** A block of a screen, known by its number whatever is done to it. */
interface Block extends Row {
  readonly isHidden: boolean;
  readonly rows: readonly Row[];
}

/** What is done to a screen: `at` and `to` choose a block or row, whatever number there are. */
interface Edit {
  readonly what: 'add' | 'remove' | 'move' | 'value' | 'when' | 'hide';
  readonly isOfRow: boolean;
  readonly at: number;
  readonly to: number;
}

const edit = fc.record<Edit>({
  what: fc.constantFrom('add', 'remove', 'move', 'value', 'when', 'hide'),
  isOfRow: fc.boolean(),
  at: fc.nat(99),
  to: fc.nat(99),
});

let last = 0;
const row = (id: number): Row => ({ id, value: `the first of ${id}` });
const block = (id: number): Block => ({
  ...row(id),
  isHidden: id % 3 === 0,
  rows: [0, 1, 2].map(() => row((last += 1))),
});

function edited<Entry extends Row>(entries: readonly Entry[], { what, at, to }: Edit, make: () => Entry): Entry[] {
  const index = at % Math.max(entries.length, 1);
  const entry = entries[index];
  if (what === 'add' || !entry) return entries.toSpliced(to % (entries.length + 1), 0, make());
  const rest = entries.toSpliced(index, 1);
  if (what === 'remove') return entries.length > 1 ? rest : [...entries];
  if (what === 'move') return rest.toSpliced(to % entries.length, 0, entry);
  if (what === 'value') return entries.with(index, { ...entry, value: `other ${to}` });
  if (what === 'when') return entries.with(index, { ...entry, when: `$session.${to}` });
  return entries.with(index, 'isHidden' in entry ? { ...entry, isHidden: !entry.isHidden } : entry);
}

function screenAfter(blocks: readonly Block[], one: Edit): readonly Block[] {
  if (!one.isOfRow) return edited(blocks, one, () => block((last += 1)));
  const index = one.to % blocks.length;
  const holder = blocks[index];
  if (!holder) return blocks;
  return blocks.with(index, { ...holder, rows: edited(holder.rows, one, () => row((last += 1))) });
}

/** The file of a screen; each block and row has a text of its own. */
function fileOf(blocks: readonly Block[]): string {
  const common = ({ when }: Row) => when !== undefined && { when: { is: when } };
  return JSON.stringify({
    title: 'wallet.title',
    blocks: blocks.map((one) => ({
      block: 'facts',
      title: keys[one.id],
      ...common(one),
      ...(one.isHidden && { isHidden: true }),
      note: one.value,
      rows: one.rows.map((entry) => ({
        label: keys[entry.id],
        value: { cell: 'plain', value: entry.value },
        ...common(entry),
      })),
    })),
  });
}

const named = (kind: string, { id }: Row): string => `${kind}“${english.get(keys[id] ?? '')}”`;

/** What differs between two lists of blocks or rows, by their numbers; and what may be reported as moved. */
function expected<Entry extends Row>(
  before: readonly Entry[],
  after: readonly Entry[],
  name: (entry: Entry) => string,
  inside: (before: Entry, after: Entry) => string[],
): string[] {
  const was = new Map(before.map((one) => [one.id, one]));
  const is = new Set(after.map(({ id }) => id));
  return [
    ...before.filter(({ id }) => !is.has(id)).map((one) => `${name(one)} was removed`),
    ...after
      .filter(({ id }) => !was.has(id))
      .map(
        (one) =>
          `${name(one)} is new${'isHidden' in one && one.isHidden ? ', hidden' : ''}${one.when === undefined ? '' : `, shown ${onlyOf(one)}`}`,
      ),
    ...after.flatMap((one) => {
      const previous = was.get(one.id);
      return previous ? inside(previous, one) : [];
    }),
  ];
}

const onlyOf = ({ when = '' }: Row): string => `only if the user › ${when.replace('$session.', '')} is there`;

function rowChanges(before: Row, after: Row, name: string, value: string): string[] {
  return [
    ...(before.value === after.value ? [] : [`${name} › ${value}: “${before.value}” → “${after.value}”`]),
    ...(before.when === after.when
      ? []
      : before.when === undefined
        ? [`${name} is shown ${onlyOf(after)} now`]
        : [`${name} is shown ${onlyOf(after)} now; it was ${onlyOf(before)}`]),
  ];
}

function changesOf(before: readonly Block[], after: readonly Block[]): string[] {
  const ofBlock = (one: Block): string => named('facts ', one);
  return expected(before, after, ofBlock, (was, is) => [
    ...rowChanges(was, is, ofBlock(is), 'note'),
    ...(was.isHidden === is.isHidden
      ? []
      : [`${ofBlock(is)} ${is.isHidden ? 'is hidden now' : 'is not hidden any more'}`]),
    ...expected(
      was.rows,
      is.rows,
      (one) => `${ofBlock(is)} › rows › ${named('', one)}`,
      (previous, one) => rowChanges(previous, one, `${ofBlock(is)} › rows › ${named('', one)}`, 'value plain › value'),
    ),
  ]);
}

/** The fewest entries that have to be moved: what is left of each list without them is in the same order. */
function fewestMoves(before: readonly Row[], after: readonly Row[]): number {
  const order = after.flatMap(({ id }) => {
    const place = before.findIndex((one) => one.id === id);
    return place === -1 ? [] : [place];
  });
  const kept = (rest: readonly number[], least: number): number => {
    const [first, ...others] = rest;
    if (first === undefined) return 0;
    return Math.max(kept(others, least), first > least ? 1 + kept(others, first) : 0);
  };
  return order.length - kept(order, -1);
}

test(
  'after any edits the sentences name what was added, removed, changed and moved, and nothing else',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.array(edit, { minLength: 1, maxLength: 5 }), (count, edits) => {
        last = count;
        const before: readonly Block[] = Array.from({ length: count }, (_, index) => block(index));
        const after = edits.reduce<readonly Block[]>(screenAfter, before);
        former.write('screens/probe', fileOf(before));
        config.write('screens/probe', fileOf(after));
        [versions.before, versions.after] = [
          new ConfigFolder(former.path, versions.before),
          new ConfigFolder(config.path, versions.after),
        ];
        const lines = configDiff(surroundings, versions.before, versions.after).map(({ sentence }) =>
          sentence.replace('Screen /probe “Wallet”: ', '').replace(/\.$/, ''),
        );
        const isMove = (line: string): boolean => line.endsWith('has moved in its list');
        expect(lines.filter((line) => !isMove(line)).toSorted()).toEqual(changesOf(before, after).toSorted());
        // Which of two that have changed places has moved is open, but not how many have.
        const pairs = after.flatMap((one) =>
          before.flatMap((was) => (was.id === one.id ? [[was.rows, one.rows] as const] : [])),
        );
        const moves = [[before, after] as const, ...pairs].reduce((sum, [was, is]) => sum + fewestMoves(was, is), 0);
        expect(lines.filter(isMove)).toHaveLength(moves);
      }),
      { numRuns: 40 },
    );
  },
);
