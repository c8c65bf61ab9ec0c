import type { Fault } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import {
  type CheckedFolder,
  type Node,
  type Path,
  anyOf,
  entriesIn,
  faultsIn,
  isReference,
  nodeOf,
  nodesIn,
} from './rule.ts';

/** With which statuses an amount changes no balance: what is sent leaves at once, what comes in counts once it is done. */
const unchanging: Readonly<Record<string, readonly string[]>> = {
  in: ['pending', 'failed', 'cancelled'],
  out: ['failed', 'cancelled'],
  within: [],
};
/** What a commercial operation does to the balance, and by which field. */
const commercial: Readonly<Record<string, readonly [moves: string, amount: string]>> = {
  accrual: ['in', '$row.profit'],
  gift: ['in', '$row.amount'],
  bonus: ['in', '$row.amount'],
  period_start: ['within', '$row.amount'],
  period_end: ['within', '$row.amount'],
};

/** A statement counts each operation as the balance does: its amount, in its token, with its statuses. */
export function statementFaults(checked: CheckedFile, { files }: CheckedFolder): readonly Fault[] {
  return faultsIn(checked.file, (node, fault, path) => {
    if (node['block'] !== 'statement') return [];
    const ofLists = entriesIn(node['lists']).flatMap(([index, source]) => {
      const list = files.get(`lists/${String(nodeOf(source)['list'])}`);
      const at = [...path, 'lists', index, 'operations'];
      const { operations } = nodeOf(source);
      const ofKinds = kindFaults(checked, list?.shapeAt('$row.type')?.words ?? [], operations, at);
      if (ofKinds.length > 0) return ofKinds;
      return entriesIn(operations).flatMap(([place, operation]) =>
        operationFaults(checked, nodeOf(list?.file.value), nodeOf(operation), [...at, place]),
      );
    });
    const lists = entriesIn(node['lists']).map(([, source]) => nodeOf(source)['list']);
    const twins = lists.flatMap((list, index) =>
      lists.indexOf(list) === index
        ? []
        : fault(['lists', index, 'list'], `"${String(list)}" is there twice: it would count twice`),
    );
    return [...balanceFaults(checked, node, path), ...twins, ...ofLists];
  });
}

/** Each kind of entry that a list can have counts once, and under its name. */
function kindFaults({ file }: CheckedFile, words: readonly string[], operations: unknown, at: Path): Fault[] {
  const kinds = entriesIn(operations).map(([, one]) => typeOf(nodeOf(one)['when']));
  if (kinds.some((kind) => kind === undefined || !words.includes(kind))) return [];
  const missing = words.filter((word) => !kinds.includes(word));
  const twin = kinds.findIndex((kind, index) => kinds.indexOf(kind) !== index);
  if (twin !== -1) {
    const message = `"${kinds[twin]}" is there twice: it would count twice`;
    return [file.fault([...at, twin, 'when', 'equals', 1], message, missing[0])];
  }
  return missing.length === 0 ? [] : [file.fault(at, `does not count ${anyOf(missing)}: nothing adds up without`)];
}

function operationFaults({ file }: CheckedFile, list: Node, operation: Node, at: Path): Fault[] {
  const { moves, amount, when, unless } = operation;
  const [moved, counted] = commercial[typeOf(when) ?? ''] ?? [moves, amount];
  if (moves !== moved)
    return [file.fault([...at, 'moves'], `"${typeOf(when)}" does not move the balance that way`, String(moved))];
  // What the list shows in the token is what an entry may change the balance by.
  const shown = nodesIn(list['row'] ?? {}).flatMap(({ node }) =>
    node['unit'] === '$row.ticker' && isReference(node['value']) ? [node['value']] : [],
  );
  const isOther = shown.length > 0 && !shown.includes(String(amount)) && amount !== '$row.amount';
  if (isOther || amount !== counted) {
    const hint = amount === counted ? shown[0] : String(counted);
    return [file.fault([...at, 'amount'], `"${String(amount)}" is not what the balance changes by`, hint)];
  }
  const { direction } = nodeOf(nodeOf(list['row'])['badge']);
  // Which way it moves is wrong then, and `movesFaults` says that.
  if (direction !== undefined && direction !== moves && (moves === 'in' || moves === 'out')) return [];
  const expected = unchanging[String(moves)] ?? [];
  const statuses = new Set(entriesIn(unless).map(([, status]) => status));
  const missing = expected.filter((status) => !statuses.has(status));
  if (missing.length > 0)
    return [
      file.fault(
        [...at, ...(unless === undefined ? [] : ['unless'])],
        `without ${anyOf(missing)} under "unless" it counts what ${moves === 'in' ? 'has not come in' : 'was not sent'}`,
      ),
    ];
  const extra = entriesIn(unless).find(([, status]) => !expected.includes(String(status)));
  return extra
    ? [
        file.fault(
          [...at, 'unless', extra[0]],
          `"${String(extra[1])}" changes the balance: what ${says[String(moves)]}`,
        ),
      ]
    : [];
}

const says: Readonly<Record<string, string>> = {
  in: 'comes in counts once it is completed',
  out: 'is sent leaves the balance at once',
  within: 'stays in the wallet has no status that counts',
};

/** The type that a condition chooses: `gift` of `{ "equals": ["$row.type", "gift"] }`. */
function typeOf(when: unknown): string | undefined {
  const [about, word] = entriesIn(nodeOf(when)['equals']).map(([, one]) => String(one));
  return about === '$row.type' ? word : undefined;
}

/** All parts of a balance add up to it. */
function balanceFaults({ file, shapeAt }: CheckedFile, { balances, amounts }: Node, path: Path): Fault[] {
  const parts = [...(shapeAt(String(balances))?.items?.fields ?? [])].flatMap(([field, { kind }]) =>
    kind === 'amount' ? [`$row.${field}`] : [],
  );
  const counted = entriesIn(amounts).map(([, one]) => one);
  const missing = parts.filter((part) => !counted.includes(part));
  // A part that is there twice is reported as such.
  return missing.length === 0 || new Set(counted).size < counted.length
    ? []
    : [file.fault([...path, 'amounts'], `the balance of a token has ${anyOf(missing)}, too: without, nothing adds up`)];
}
