import type { Fault } from 'engine/compiler/report/faults.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';
import { sections } from './money-operations.ts';
import { kindOfValue } from 'engine/compiler/check/shape.ts';
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
  valuesIn,
} from './rule.ts';
import { holderOf, lastWord } from './shown-figures.ts';

/** What a figure of a view or of a field is in: USDT, or the token it is about. */
const units: Readonly<Record<string, Readonly<Record<string, 'usdt' | 'token'>>>> = {
  limits: { minimum: 'token', minimumUsdt: 'usdt', maximum: 'token', maximumUsdt: 'usdt' },
  account: { available: 'token', inWork: 'token', gift: 'token', total: 'token', price: 'usdt' },
};
/** The keys beside a figure that say its unit. */
const unitKeys = ['unit', 'token'] as const;

/** A figure stands beside its own unit, and a limit where its operation is. */
export function figureFaults(checked: CheckedFile): readonly Fault[] {
  const { file } = checked;
  const data = nodeOf(nodeOf(file.value)['data']);
  const screen = `/${file.name.replace(/^config\/screens\/|\.json$/g, '')}`;
  const section = /^\/.+\/limits$/.test(screen) ? sections[screen.replace(/\/limits$/, '')] : undefined;
  const faults: Fault[] = [];
  const reads: Read[] = [];
  const visit = (content: unknown, path: Path, operation: string | undefined): void => {
    const node = nodeOf(content);
    const target = /^(\/.+)\/limits$/.exec(String(nodeOf(node['action'])['to']))?.[1];
    // A link to the page itself is reported as such.
    const here = `${target}/limits` === screen ? undefined : (target !== undefined && sections[target]) || operation;
    if (!Array.isArray(content)) faults.push(...unitFaults(checked, data, node, path));
    for (const [key, child] of entriesIn(content)) {
      const source = /^\$(\w+)\.m(?:in|ax)imum/.exec(String(child))?.[1];
      if (typeof child === 'string' && source !== undefined && here !== undefined)
        reads.push({ path: [...path, key], reference: child, source, about: here });
      visit(child, [...path, key], here);
    }
  };
  for (const group of ['blocks', 'steps', 'row', 'outcomes', 'done'])
    visit(nodeOf(file.value)[group], [group], section);
  return [...faults, ...limitFaults(file, data, reads)];
}

/** A limit that is read where an operation is meant. */
interface Read {
  readonly path: Path;
  readonly reference: string;
  /** The name under `data`. */
  readonly source: string;
  readonly about: string;
}

/** Faults of limits of another operation: of their source if all that read it mean another, else where they are read. */
function limitFaults(file: SourceFile, data: Node, reads: readonly Read[]): Fault[] {
  return reads.flatMap(({ path, reference, source, about }) => {
    const { view, with: args } = nodeOf(data[source]);
    const operation = String(nodeOf(args)['operation']);
    if (view !== 'operation-limits' || operation === about) return [];
    const isOfAll = reads.every((one) => one.source !== source || one.about === about);
    if (isOfAll)
      return file.fault(
        ['data', source, 'with', 'operation'],
        `these are the limits of "${operation}", but they show as those of "${about}"`,
        about,
      );
    return file.fault(path, `"${reference}" is a limit of "${operation}", but this is about "${about}"`);
  });
}

/** The faults of a number with another unit than its own: of a cell, or of a text beside its value. */
function unitFaults(checked: CheckedFile, data: Node, node: Node, path: Path): Fault[] {
  const { value: usdt } = nodeOf(nodeOf(node['with'])['usdt']);
  if (unitOf(checked, data, usdt) === 'token')
    return [
      checked.file.fault(
        [...path, 'with', 'usdt', 'value'],
        `"${String(usdt)}" is in the token, but the text says USDT`,
      ),
    ];
  if (node['style'] === 'dollars' && unitOf(checked, data, node['value']) === 'token')
    return [checked.file.fault([...path, 'value'], `"${String(node['value'])}" is in the token, not in dollars`)];
  const fixed = fixedUnit(checked, node);
  if (fixed) return [checked.file.fault([...path, 'unit'], ...fixed)];
  return unitKeys.flatMap((key) => {
    const unit = node[key];
    // A price in a text is of the token beside it.
    const inText = Object.values(node).flatMap((one) => ('unit' in nodeOf(one) ? [] : [nodeOf(one)['value']]));
    const direct = node['value'] ?? (isReference(node['amount']) ? node['amount'] : undefined);
    const beside = direct === undefined ? inText.filter((one) => !String(one).endsWith('.price')) : [direct];
    const kinds = new Set(beside.flatMap((one) => unitOf(checked, data, one) ?? []));
    const [kind, ...others] = kinds;
    if (typeof unit !== 'string' || kind === undefined || others.length > 0) return [];
    const isUsdt = unit === 'USDT' || unit === 'usdt';
    if ((kind === 'usdt') === isUsdt) return [];
    return checked.file.fault(
      [...path, key],
      `"${unit}" is not the unit of this number, which is in ${kind === 'usdt' ? 'USDT' : 'the token'}`,
    );
  });
}

/** What is wrong with a token that is written as the unit of a figure, if the figure is of another or of any token. */
function fixedUnit(checked: CheckedFile, node: Node): [message: string, nearest?: string] | undefined {
  const { unit } = node;
  const reference = String(node['value'] ?? node['amount']);
  const token = isReference(unit) ? undefined : entryNamed(unit, 'tokens', checked);
  if (token === undefined || !isReference(reference)) return undefined;
  const [holder, name] = [holderOf(reference), lastWord(reference).toLowerCase()];
  const named = checked.catalogue.keysOf('tokens')?.find((key) => name.endsWith(key));
  if (named !== undefined && named !== token) return [`"${String(unit)}" is not the token of "${reference}"`];
  return checked.shapeAt(holder)?.fields.has('ticker') === true
    ? [`is always "${String(unit)}", but each entry says its own token`, `${holder}.ticker`]
    : undefined;
}

function unitOf(checked: CheckedFile, data: Node, reference: unknown): 'usdt' | 'token' | undefined {
  const [, root = '', field = ''] = /^\$(\w+)\.(\w+)$/.exec(String(reference)) ?? [];
  const { view } = nodeOf(data[root]);
  if (view === 'operation-limits') return units['limits']?.[field];
  if (String(view).endsWith('-account')) return units['account']?.[field];
  const [, part] = /^\$form\.\w+\.(usdt|token)$/.exec(String(reference)) ?? [];
  if (part === 'usdt' || part === 'token') return part;
  const holder = checked.shapeAt(`$${root}`);
  if (field === 'usdt' && holder?.fields.has(field)) return 'usdt';
  if (field === 'amount' && holder?.fields.has('ticker')) return 'token';
  const { unit } = root === 'form' ? nodeOf(nodeOf(nodeOf(checked.file.value)['fields'])[field]) : {};
  // Where an amount is sent, its own unit is compared with the token.
  if (unit === 'USDT') return 'body' in nodeOf(nodeOf(checked.file.value)['submit']) ? undefined : 'usdt';
  return entryNamed(unit, 'tokens', checked) === undefined ? undefined : 'token';
}

/** The words of a label that say which limit stands there. */
const sides = [
  [/\bminimum$|\.from$|\.atLeast$/, /\.maximum/, 'a maximum'],
  [/\bmaximum$|\.upTo$|\.atMost$/, /\.minimum/, 'a minimum'],
] as const;

/** A minimum stands under the words for a minimum, a maximum under those for one, and no figure is fixed. */
export function wordedFaults({ file, kind }: CheckedFile): readonly Fault[] {
  if (kind !== 'screen' && kind !== 'form') return [];
  return faultsIn(file, (node, fault, path) => {
    if ('style' in node && node['style'] !== 'count' && 'value' in node && kindOfValue(node['value']) === 'amount')
      return fault('value', `"${String(node['value'])}" is a fixed number: it would stay when the real one changes`);
    const { cell } = nodeOf(node['value']);
    const rows = 'rows' in node && 'block' in node ? node['title'] : node['text'];
    const words = String(cell === undefined ? rows : node['label']);
    return sides.flatMap(([said, other, what]) => {
      const found = said.test(words) ? valuesIn(node, path).find(({ value }) => other.test(String(value))) : undefined;
      return found ? file.fault(found.path, `"${String(found.value)}" is ${what}, under "${words}"`) : [];
    });
  });
}

/** The limits of an operation are those of the token and network that its forms take, on every screen. */
export function formLimitFaults({ files }: CheckedFolder): readonly Fault[] {
  const all = [...files.values()].flatMap((checked) =>
    Object.entries(nodeOf(nodeOf(checked.file.value)['data'])).flatMap(([name, source]) => {
      const { view, with: params } = nodeOf(source);
      return view === 'operation-limits' ? [{ ...checked, at: ['data', name, 'with'], params: nodeOf(params) }] : [];
    }),
  );
  return all.flatMap(({ file, kind, at, params }) =>
    (['token', 'network'] as const).flatMap((key) => {
      const same = all.filter(({ params: other }) => other['operation'] === params['operation']);
      const formValues = new Set(same.flatMap((one) => (one.kind === 'form' ? [one.params[key]] : [])));
      const odd = same.filter((one) => !formValues.has(one.params[key]));
      const [only] = formValues;
      const isOther = kind !== 'form' && formValues.size === 1 && !isReference(only) && params[key] !== only;
      return isOther && odd.length === 1
        ? file.fault(
            [...at, key],
            `"${String(params[key])}" is not what the form of "${String(params['operation'])}" takes`,
            String(only),
          )
        : [];
    }),
  );
}
