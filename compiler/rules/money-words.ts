import type { Fault } from 'engine/compiler/report/faults.ts';
import { fieldFor, readMoneyForm } from './money-form.ts';
import { sale } from './money-operations.ts';
import { networkOperations } from '../../src/domain/openings.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type Path, isReference, nodeOf, nodesIn, valuesIn } from './rule.ts';
import { shownFigures } from './shown-figures.ts';

/** What a form says of a value that changed, and one that moves money of what was sent and answered. */
export function saidFaults(checked: CheckedFile): readonly Fault[] {
  const { file, kind } = checked;
  if (kind !== 'form') return [];
  const money = readMoneyForm(checked);
  const form = nodeOf(file.value);
  const watched = nodeOf(form['watch'])['value'];
  const received = money?.called ? `$form.${fieldFor(money, 'amount', 'amount')}.usdt` : undefined;
  const isSale = received !== undefined && money?.submit['operation'] === sale.operation;
  const ofWatch = nodesIn(nodeOf(form['watch'])['changed'] ?? {}, ['watch', 'changed']).flatMap(({ path, node }) => {
    const name = path.at(-1);
    const expected = { now: watched, before: '$before.value', ...(isSale ? { receive: received } : {}) };
    const entry = Object.entries(expected).find(([one]) => one === name)?.[1];
    return entry === undefined || !('value' in node) || node['value'] === entry
      ? []
      : file.fault([...path, 'value'], `"${String(node['value'])}" is not what "${String(name)}" says`, String(entry));
  });
  if (!money?.called) return ofWatch;
  const ofDone = nodesIn(form['done'] ?? {}, ['done']).flatMap(({ path, node }) => {
    const { value, style } = node;
    // What the form computed is what was expected: a text says what was answered.
    const [, part = ''] = path.at(-2) === 'with' ? (/^\$form\.\w+\.(\w+)$/.exec(String(value)) ?? []) : [];
    if (checked.shapeAt('$answer')?.fields.has(part) === true)
      return [
        file.fault(
          [...path, 'value'],
          `"${String(value)}" is what was expected, not what was answered`,
          `$answer.${part}`,
        ),
      ];
    return style === undefined || !isReference(value) || /^\$(form|answer)\./.test(value)
      ? []
      : file.fault([...path, 'value'], `"${value}" is neither what was sent nor what was answered`);
  });
  return [...ofWatch, ...ofDone];
}

/** A part of a field, such as what is paid and what is received, with its label. */
interface Part {
  readonly reference: string;
  readonly label: unknown;
  readonly path: Path;
}

/** What is typed shows under its own label, and not under that of another part of the form. */
export function partLabelFaults(checked: CheckedFile): readonly Fault[] {
  const { file, kind } = checked;
  if (kind !== 'form') return [];
  const parts = Object.entries(nodeOf(nodeOf(file.value)['fields'])).flatMap(([name, node]) => partsOf(name, node));
  const shown = shownFigures(checked).filter(({ isPlaceholder }) => !isPlaceholder);
  return parts.flatMap((part, index) => {
    const figures = shown.filter(({ reference }) => reference === part.reference);
    const labels = figures.map(({ label }) => label);
    const [usual] = labels;
    const twin = parts.find((other) => other !== part && other.label === part.label);
    if (twin)
      return usual === undefined || labels.some((label) => label === part.label)
        ? []
        : file.fault(part.path, `"${String(part.label)}" is the label of "${twin.reference}"`, usual);
    const others = parts.filter((other) => other.reference !== part.reference);
    const wrong = figures.filter(({ label }) => others.some((other) => other.label === label));
    const other = parts.findIndex((one) => labels.length > 0 && labels.every((label) => label === one.label));
    const isExchanged =
      wrong.length > 0 && shown.some((one) => one.reference === parts[other]?.reference && one.label === part.label);
    if (isExchanged)
      return other > index
        ? file.fault(part.path, `"${String(part.label)}" is exchanged with "${String(parts[other]?.label)}"`, usual)
        : [];
    return wrong.flatMap(({ path, label }) => {
      const row = path.slice(0, path.indexOf('value'));
      // A value that is not in its unit is reported as that.
      const shownIn = [...row, 'value'].reduce<unknown>((node, key) => nodeOf(node)[String(key)], file.value);
      const { unit } = nodeOf(shownIn);
      const isOfLabel = others.some((one) => one.label === label && one.reference.endsWith('.usdt'));
      if (unit === 'USDT' && isOfLabel) return [];
      // A label that stands twice is reported as that.
      const isTwice = shown.some((one) => one.label === label && one.path !== path && isBeside(one.path, row));
      const message = `"${label}" is not the label of "${part.reference}"`;
      return isTwice ? [] : file.fault([...row, 'label'], message, String(part.label));
    });
  });
}

/** Whether a place is in the same list as a row. */
function isBeside(path: Path, row: Path): boolean {
  return row.slice(0, -1).every((key, index) => path[index] === key);
}

function partsOf(name: string, node: unknown): Part[] {
  const places: [string, Path][] = [
    [`$form.${name}`, []],
    [`$form.${name}.usdt`, ['receive']],
    [`$form.${name}.usdt`, ['usdt']],
    [`$form.${name}.token`, ['token']],
  ];
  return places.flatMap(([reference, at]) => {
    const label = at.reduce<unknown>((parent, key) => nodeOf(parent)[String(key)], node);
    return typeof nodeOf(label)['label'] === 'string'
      ? [{ reference, label: nodeOf(label)['label'], path: ['fields', name, ...at, 'label'] }]
      : [];
  });
}

/** The minimum of an operation is read where its token and network are known, not from the group in config/limits.json. */
export function groupLimitFaults({ file, kind }: CheckedFile): readonly Fault[] {
  if (kind === 'navigation') return [];
  return valuesIn(file.value).flatMap(({ path, value }) =>
    typeof value === 'string' && /^\$limits\.(wallet|marketing|operations)\./.test(value)
      ? file.fault(
          path,
          `"${value}" may not be the limit of this operation: read it from the view "operation-limits" under "data"`,
        )
      : [],
  );
}

/** The limits that are called after an operation are those of it: `buyLimit` is the limit of `buy`. */
export function limitNameFaults({ file }: CheckedFile): readonly Fault[] {
  return Object.entries(nodeOf(nodeOf(file.value)['data'])).flatMap(([name, source]) => {
    const { view, with: params } = nodeOf(source);
    const { operation } = nodeOf(params);
    const called = networkOperations.findLast((one) => name.toLowerCase().endsWith(`${one}Limit`.toLowerCase()));
    if (view !== 'operation-limits' || called === undefined || isReference(operation) || operation === called)
      return [];
    const message = `"${name}" is called after "${called}", but is the limit of "${String(operation)}"`;
    return file.fault(['data', name, 'with', 'operation'], message, called);
  });
}
