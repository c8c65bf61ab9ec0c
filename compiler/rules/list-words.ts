import type { Fault } from 'engine/compiler/report/faults.ts';
import { fixedTokenFaults } from './token-names.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import {
  type CheckedFolder,
  type Node,
  type Path,
  entriesIn,
  entryNamed,
  faultsIn,
  isReference,
  nodeOf,
  nodesIn,
  valuesIn,
} from './rule.ts';

/** The lists or forms that match their schema, by name. */
function filesOfKind({ files }: CheckedFolder, expected: 'list' | 'form'): CheckedFile[] {
  return [...files.values()].filter(({ kind }) => kind === expected);
}

function labelOf({ file }: CheckedFile): string {
  return String(nodeOf(file.value)['label']);
}

function sectionOf(key: string): string {
  return key.slice(0, Math.max(0, key.indexOf('.')));
}

/** A list, or a form, says nothing of another one where there are words of its own. */
export function ofListFaults(checked: CheckedFile, folder: CheckedFolder): readonly Fault[] {
  const { file, kind, catalogue } = checked;
  if (kind !== 'list' && kind !== 'form') return [];
  const current = sectionOf(labelOf(checked));
  const others = new Set(filesOfKind(folder, kind).map((one) => sectionOf(labelOf(one))));
  const content = nodeOf(file.value);
  const said = (kind === 'list' ? ['empty'] : ['steps', 'submit']).flatMap((key) =>
    valuesIn(content[key] ?? {}, [key]),
  );
  return said.flatMap(({ path, value }) => {
    // What a form shows may be called as elsewhere; what it says it does may not.
    if (kind === 'form' && !['submit', 'note', 'failed', 'refused', 'declined'].includes(String(path.at(-1))))
      return [];
    const section = typeof value === 'string' ? sectionOf(value) : current;
    const meant = `${current}${String(value).slice(section.length)}`;
    const isKnown = catalogue.english.has(meant);
    const isSaidThere = (one: CheckedFile): boolean =>
      sectionOf(labelOf(one)) === section && valuesIn(one.file.value).some((other) => other.value === value);
    const isOther = isKnown || (kind === 'form' && filesOfKind(folder, kind).some(isSaidThere));
    return section !== current && others.has(section) && isOther
      ? file.fault(
          path,
          `"${String(value)}" is of another ${kind} than this one, "${labelOf(checked)}"`,
          isKnown ? meant : undefined,
        )
      : [];
  });
}

/** What one entry is called is the name of its own list: the receipt of a purchase is not called a sale. */
export function entryNameFaults({ file, catalogue }: CheckedFile, folder: CheckedFolder): readonly Fault[] {
  const lists = filesOfKind(folder, 'list');
  const known = new Set(lists.map((list) => sectionOf(labelOf(list))));
  const data = nodeOf(nodeOf(file.value)['data']);
  const nodes = nodesIn(file.value);
  // A list that stands twice in a statement is reported as that.
  const statements = nodes.filter(({ node }) => node['block'] === 'statement');
  const named = statements.flatMap(({ node }) => entriesIn(node['lists']).map(([, one]) => nodeOf(one)['list']));
  const twice = new Set(named.filter((list, index) => named.indexOf(list) < index));
  return nodes.flatMap(({ path, node }) => {
    if (node['list'] !== undefined && twice.has(node['list'])) return [];
    const root = /^\$(\w+)\./.exec(String(node['amount']))?.[1] ?? '';
    const { operation } = nodeOf(data[root]);
    const isReceipt = node['block'] === 'receipt';
    const current = isReceipt
      ? lists.filter((list) => nodeOf(list.file.value)['operation'] === operation)
      : lists.filter((list) => list.file.name === `config/lists/${String(node['list'])}.json`);
    const sections = current.map((list) => sectionOf(labelOf(list)));
    const [section] = sections;
    if (section === undefined) return [];
    const places: [Path, unknown, boolean][] = isReceipt
      ? [
          [[...path, 'title'], node['title'], true],
          ...entriesIn(node['rows']).map(([index, row]): [Path, unknown, boolean] => [
            [...path, 'rows', index, 'label'],
            nodeOf(row)['label'],
            false,
          ]),
        ]
      : [
          [[...path, 'entry'], node['entry'], true],
          ...entriesIn(node['operations']).map(([index, one]): [Path, unknown, boolean] => [
            [...path, 'operations', index, 'title'],
            nodeOf(one)['title'],
            true,
          ]),
        ];
    return places.flatMap(([at, word, isName]) => {
      const said = sectionOf(String(word));
      const meant = `${section}${String(word).slice(said.length)}`;
      const isOther = typeof word === 'string' && known.has(said) && !sections.includes(said);
      return isOther && (isName || catalogue.english.has(meant))
        ? file.fault(
            at,
            `"${word}" is said of another list than this entry's, "${current[0] ? labelOf(current[0]) : ''}"`,
            catalogue.english.has(meant) ? meant : undefined,
          )
        : [];
    });
  });
}

/** What is said when an entry ends is said of one kind of entries: of lists of one name, or of one operation. */
export function outcomeTextFaults(folder: CheckedFolder): readonly Fault[] {
  const said = filesOfKind(folder, 'list').flatMap((checked) =>
    (['completed', 'failed'] as const).flatMap((key) => {
      const { outcomes, operation } = nodeOf(checked.file.value);
      const text = nodeOf(outcomes)[key];
      return typeof text === 'string' ? [{ checked, key, text, label: labelOf(checked), operation }] : [];
    }),
  );
  type Said = (typeof said)[number];
  const isAlike = (one: Said, other: Said): boolean => one.label === other.label || one.operation === other.operation;
  /** How many lists of its kind say the same, less those that say something else. */
  const fitOf = (one: Said): number =>
    said
      .filter((other) => other.key === one.key && isAlike(one, other))
      .reduce((sum, other) => sum + (other.text === one.text ? 1 : -1), 0);
  return [...Map.groupBy(said, ({ text }) => text).values()].flatMap((same) => {
    const [least] = same.toSorted((one, other) => fitOf(one) - fitOf(other));
    if (!least || same.every((one) => isAlike(one, least))) return [];
    return same
      .filter((one) => isAlike(one, least))
      .map(({ checked, key, text, label }) =>
        checked.file.fault(
          ['outcomes', key],
          `"${text}" is said of the entries of another list, but this is "${label}"`,
        ),
      );
  });
}

/** What a list was opened with is a part of its request: otherwise it always shows the same. */
export function requestParameterFaults(checked: CheckedFile): readonly Fault[] {
  const { file, kind } = checked;
  // A token that is always the same is reported where it stands.
  if (kind !== 'list' || fixedTokenFaults(checked).length > 0) return [];
  const { parameters, with: args, iterates, operation, ...rest } = nodeOf(file.value);
  if (operation === undefined) return [];
  const used = valuesIn([args, iterates]).map(({ value }) => String(value));
  // What nothing reads at all is reported as such.
  const shown = valuesIn(rest).map(({ value }) => String(value));
  return Object.keys(nodeOf(parameters)).flatMap((name) => {
    const isOf = (one: string): boolean => one === `$parameter.${name}` || one.startsWith(`$parameter.${name}.`);
    return !shown.some(isOf) || used.some((one) => one === name || isOf(one))
      ? []
      : file.fault(
          ['parameters', name],
          `the request does not depend on "${name}": add it to "with", or the list always shows the same`,
          undefined,
          true,
        );
  });
}

/** The table of a list is of its own entries: of their token, and in a file of its own name. */
export function tableFaults(checked: CheckedFile, { files }: CheckedFolder): readonly Fault[] {
  const { file, kind } = checked;
  const { csv, with: params } = nodeOf(file.value);
  // A request that is always of one token is reported as that.
  if (kind !== 'list' || csv === undefined || fixedTokenFaults(checked).length > 0) return [];
  const { file: called, token } = nodeOf(csv);
  const name = file.name.replace(/^config\/lists\/|\.json$/g, '');
  const requested = nodeOf(params)['token'] ?? nodeOf(params)['ticker'];
  const [of, shown] = [requested, token].map((one) => entryNamed(one, 'tokens', checked));
  return [
    ...(called !== name && files.has(`lists/${String(called)}`)
      ? [file.fault(['csv', 'file'], `"${String(called)}" is the name of another list`, name)]
      : []),
    ...(of !== undefined && shown !== undefined && of !== shown
      ? [file.fault(['csv', 'token'], `"${String(token)}" is not the token that the list asks for`, of)]
      : []),
  ];
}

/** A number that a list, a form or a request is given is within what it takes. */
export function argumentRangeFaults({ file, catalogue, shapeAt }: CheckedFile): readonly Fault[] {
  return faultsIn(file, (node, fault, path) => [
    ...requestRangeFaults({ file, catalogue, shapeAt }, path, node),
    ...(['list', 'form'] as const).flatMap((key) => {
      const declared = (key === 'list' ? catalogue.lists : catalogue.forms).get(String(node[key]));
      return Object.entries(nodeOf(node['with'])).flatMap(([name, value]) => {
        const range = shapeAt(String(value))?.range;
        const parameter = declared?.get(name);
        if (!range || !parameter || !('integer' in parameter)) return [];
        const { min, max } = parameter.integer;
        return min > max || (range[0] >= min && range[1] <= max)
          ? []
          : fault(
              ['with', name],
              `"${String(value)}" is from ${range.join(' to ')}, but the ${key} "${String(node[key])}" takes ${min} to ${max}`,
            );
      });
    }),
  ]);
}

/** Faults of numbers that a request does not take. */
function requestRangeFaults(
  { file, catalogue, shapeAt }: Pick<CheckedFile, 'file' | 'catalogue' | 'shapeAt'>,
  path: Path,
  { operation, with: params }: Node,
): Fault[] {
  const takes = catalogue.operations.get(String(operation))?.takes;
  return Object.entries(nodeOf(params)).flatMap(([name, value]) => {
    const [range, bounds] = [isReference(value) ? shapeAt(value)?.range : undefined, takes?.get(name)?.integer];
    if (!range || !bounds || range[0] > range[1] || (range[0] >= bounds.min && range[1] <= bounds.max)) return [];
    const message = `"${String(value)}" is from ${range.join(' to ')}, but ${String(operation)} takes ${bounds.min} to ${bounds.max}`;
    return file.fault([...path, 'with', name], message);
  });
}

/** What an outcome says is the amount that the row shows first in the same unit, and a row shows each figure once. */
export function rowFigureFaults({ file, kind }: CheckedFile): readonly Fault[] {
  if (kind !== 'list') return [];
  const { row, outcomes } = nodeOf(file.value);
  const shown = nodesIn(row ?? {}, ['row']).flatMap(({ path, node }) =>
    node['cell'] === 'number' && isReference(node['value'])
      ? [{ path, value: node['value'], unit: node['unit'], isMain: path[1] === 'title' || path[1] === 'trailing' }]
      : [],
  );
  const twins = shown.filter(({ value }, index) => shown.findIndex((one) => one.value === value) < index);
  const { amount, unit } = nodeOf(outcomes);
  const ofUnit = shown.filter((one) => one.unit === unit);
  // What stands under the amount of an entry is a part of it, or what came of it.
  const main = ofUnit.filter(({ isMain }) => isMain);
  const inUnit = (main.length > 0 ? main : ofUnit).map(({ value }) => value);
  // An amount that the row shows in another unit has the wrong unit, which is reported as that.
  const isOther =
    isReference(amount) &&
    inUnit.length > 0 &&
    !inUnit.includes(amount) &&
    !shown.some((one) => one.value === amount && one.unit !== unit);
  if (twins.length > 0)
    return twins.map(({ path, value }) => file.fault([...path, 'value'], `"${value}" already stands in this row`));
  return isOther
    ? [file.fault(['outcomes', 'amount'], `"${amount}" is not what the row shows in "${String(unit)}"`, inUnit[0])]
    : [];
}
