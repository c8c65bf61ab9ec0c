import { canBeTogether } from 'engine/compiler/check/check-conditions.ts';
import { type Fault, pointerOf } from 'engine/compiler/report/faults.ts';
import { figureFaults } from './figures.ts';
import { mostNamed } from './money-form.ts';
import { endOf } from './ranges.ts';
import { reviewFaults } from './money-review.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type CheckedFolder, type Node, entriesIn, faultsIn, isReference, nodeOf, nodesIn, valuesIn } from './rule.ts';
import { privateFigureFaults } from './units.ts';
import { type ShownFigure, areAlike, holderOf, lastWord, shownFigures, testedFigureFaults } from './shown-figures.ts';

/** Each figure stands under its own name and beside its own unit: the faults of the first rule that finds any. */
export function shownFaults(checked: CheckedFile): readonly Fault[] {
  // A review that shows something else than what is sent is reported there.
  if (reviewFaults(checked).length > 0) return [];
  const found = [...stepFaults(checked), ...namedFaults(checked)];
  if (found.length > 0) return found;
  const units = figureFaults(checked);
  return units.length > 0
    ? units
    : [
        ...repeatedFaults(checked),
        ...drawnFaults(checked),
        ...heroFaults(checked),
        ...testedFigureFaults(checked),
        ...privateFigureFaults(checked),
      ];
}

/** A label shows one figure all through a form: what the review at its end shows. */
function stepFaults(checked: CheckedFile): Fault[] {
  if (checked.kind !== 'form') return [];
  const shown = shownFigures(checked).filter(({ path, isPlaceholder }) => path[0] === 'steps' && !isPlaceholder);
  return shown.flatMap(({ path, label, reference }) => {
    const last = shown.findLast((one) => one.label === label && one.path[2] === 'review')?.reference ?? reference;
    return areAlike(lastWord(last), lastWord(reference))
      ? []
      : checked.file.fault(path, `"${reference}" is not what "${label}" shows in the review`, last);
  });
}

/** A figure stands under its own name where what it comes from has a figure of that name. */
function namedFaults(checked: CheckedFile): readonly Fault[] {
  return shownFigures(checked).flatMap((figure) => {
    const { path, reference, label, isPlaceholder } = figure;
    const field = fieldMeant(figure, checked);
    if (field === undefined) return [];
    const where = isPlaceholder ? `in "${label}"` : `under "${label}"`;
    return checked.file.fault(
      path,
      `"${reference}" stands ${where}, which says "${field}"`,
      `${holderOf(reference)}.${field}`,
    );
  });
}

/** The field beside the one that a figure shows, if the name of the figure says that one. */
function fieldMeant(
  { reference, name, label, isPlaceholder }: ShownFigure,
  { shapeAt, catalogue }: CheckedFile,
): string | undefined {
  const holder = shapeAt(holderOf(reference));
  const shows = lastWord(reference);
  const names = isPlaceholder && name === 'count' ? [lastWord(label)] : [name];
  // A field that does not exist is reported as that.
  if (!holder?.fields.has(shows) || holder.fields.size < 2 || names.some((one) => areAlike(one, shows)))
    return undefined;
  const fields = [...holder.fields].filter(([, { fields: inner, items }]) => inner.size === 0 && items === undefined);
  // What has a label of its own under this name is not what another label says.
  const isElsewhere = catalogue.english.has(`${holderOf(label)}.${shows}`);
  const said = fields.map(([field]) => field).filter((field) => names.some((one) => isNameOf(one, field)));
  return said.find((field) => names.includes(field)) ?? said.find((field) => isElsewhere || !isNameOf(shows, field));
}

/** Whether a name says a field: "coverageTo" says "coverage", "profitXaut" says "xaut". */
function isNameOf(name: string, field: string): boolean {
  const [whole, part] = [name.toLowerCase(), field.toLowerCase()];
  return whole === part || (part.length >= 4 && (whole.startsWith(part) || whole.endsWith(part)));
}

/** The rows of one group show a figure each: the same figure under a second label is meant as another. */
function repeatedFaults({ file }: CheckedFile): readonly Fault[] {
  return valuesIn(file.value).flatMap(({ path, value }) => {
    if (!Array.isArray(value)) return [];
    const entries = value.map(nodeOf);
    return entries.flatMap((node, index) =>
      ['value', 'detail', 'label'].flatMap((key) => {
        const reference = shownAt(node, key);
        const twin = entries.findIndex(
          (other, place) =>
            place < index && shownAt(other, key) === reference && canBeTogether(other['when'], node['when']),
        );
        if (reference === undefined || twin === -1) return [];
        const at = [...path, index, key, ...(isReference(node[key]) || key === 'label' ? [] : ['value'])];
        return file.fault(at, `"${reference}" already stands at ${pointerOf([...path, twin])}, under another label`);
      }),
    );
  });
}

/** The reference of a number that stands under a label; undefined for words, which a list may have twice. */
function shownAt(node: Node, key: string): string | undefined {
  const cell = nodeOf(node[key]);
  // A label that counts what it is about.
  if (key === 'label')
    return Object.values(nodeOf(cell['with'])).flatMap((one) => {
      const { value, style } = nodeOf(one);
      return isReference(value) && style === 'count' ? [value] : [];
    })[0];
  const reference = isReference(node[key]) ? node[key] : cell['value'];
  const isNumber = cell['cell'] === 'number' || node['as'] === 'amount' || 'unit' in node || 'style' in node;
  return typeof node['label'] === 'string' && isReference(reference) && isNumber ? reference : undefined;
}

/** Two charts of the same rows draw a figure each. */
function drawnFaults({ file }: CheckedFile): readonly Fault[] {
  const drawn = nodesIn(file.value).flatMap(({ path, node }) =>
    node['block'] === 'chart'
      ? entriesIn(node['y']).map(([index, y]) => ({
          ...nodeOf(y),
          at: [...path, 'y', index, 'value'],
          rows: node['rows'],
        }))
      : [],
  );
  return drawn.flatMap((one: Node, index) => {
    const twin = drawn
      .slice(0, index)
      .find(
        (other: Node) => ['rows', 'value'].every((key) => other[key] === one[key]) && other['label'] !== one['label'],
      );
    const message = `"${String(one['value'])}" is drawn twice: under "${String(nodeOf(twin)['label'])}" and under "${String(one['label'])}"`;
    return twin && drawn[index] ? file.fault(drawn[index].at, message) : [];
  });
}

/** The number of a chart is none of the ends of its range: a lowest price is no price. */
function heroFaults({ file }: CheckedFile): readonly Fault[] {
  return faultsIn(file, ({ block, hero }, fault) => {
    const { value } = nodeOf(hero);
    return block === 'chart' && isReference(value) && endOf(value) !== undefined
      ? fault(['hero', 'value'], `"${value}" is an end of the range of this chart, not its number`)
      : [];
  });
}

/** Rows that are alike but for their token show the same figure of each: a gift in XAUT beside a gift in PAXG. */
export function tokenTwinFaults({ catalogue, files }: CheckedFolder): readonly Fault[] {
  const tokens = new RegExp((catalogue.keysOf('tokens') ?? []).join('|'), 'gi');
  const without = (text: unknown): string => String(text).replaceAll(tokens, '*');
  return [...files.values()].flatMap((checked) => {
    const found = valuesIn(checked.file.value).flatMap(({ path, value }) => {
      const rows = (Array.isArray(value) ? value.map(nodeOf) : []).flatMap((node, index) => {
        const figure = shownAt(node, 'value');
        return figure === undefined ? [] : [{ index, label: node['label'], figure }];
      });
      return rows.flatMap((one, place) => {
        const twin = rows
          .slice(place + 1)
          .find(({ label }) => label !== one.label && without(label) === without(one.label));
        const message = `"${one.figure}" is another figure than "${twin?.figure}", which stands beside it for another token`;
        return twin && without(twin.figure) !== without(one.figure)
          ? checked.file.fault([...path, one.index, 'value', 'value'], message)
          : [];
      });
    });
    return found.length > 0 && shownFaults(checked).length > 0 ? [] : found;
  });
}

/** What two places or more show under a label, one other does not change. */
export function oddFaults({ files }: CheckedFolder): readonly Fault[] {
  const byLabel = new Map<string, Map<string, { readonly figure: ShownFigure; readonly checked: CheckedFile }>>();
  for (const checked of files.values())
    for (const figure of shownFigures(checked)) {
      const key = figure.isPlaceholder ? `${figure.label} ${figure.name}` : figure.label;
      const places = byLabel.get(key) ?? new Map<string, never>();
      byLabel.set(key, places.set(checked.file.placeOf(figure.path), { figure, checked }));
    }
  const said = [...byLabel].map(([label, places]) => {
    const all = [...places.values()];
    const fields = all.map(({ figure }) => lastWord(figure.reference));
    return { label, all, usual: mostNamed(fields) ?? '', isSame: new Set(fields).size === 1 && fields.length > 1 };
  });
  return said.flatMap(({ label, all, usual }) => {
    // What other labels always show is odd even among two, and under a name that is alike.
    const isOfOther = (field: string): boolean =>
      field !== usual && said.some((other) => other.label !== label && other.isSame && other.usual === field);
    const fieldOf = ({ figure }: (typeof all)[number]): string => lastWord(figure.reference);
    const unlike = all.length > 3 ? all.filter((one) => !areAlike(fieldOf(one), usual)) : [];
    const isOneOther = new Set(all.map(fieldOf)).size === 2;
    const odd = unlike.length > 0 || !isOneOther ? unlike : all.filter((one) => isOfOther(fieldOf(one)));
    // The two ends of a range may stand under one label.
    if (odd.length !== 1 || all.length < 3 || endOf(usual) !== undefined) return [];
    return odd.map(({ figure, checked }) =>
      checked.file.fault(
        figure.path,
        `"${figure.reference}" is not what ${all.length - 1} other places show under "${figure.label}": "${usual}"`,
      ),
    );
  });
}
