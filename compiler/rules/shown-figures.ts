import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import { type Node, type Path, entriesIn, faultsIn, isReference, nodeOf, nodesIn, valuesIn } from './rule.ts';

/** A value that stands under a label, or in a text at a placeholder. */
export interface ShownFigure {
  /** Where its reference stands. */
  readonly path: Path;
  /** The key of the label; of a placeholder, the key of the text. */
  readonly label: string;
  /** What its name says: the last word of the label, or the placeholder. */
  readonly name: string;
  readonly reference: string;
  readonly isPlaceholder: boolean;
}

/** The values of a file that stand under a label or in a text. */
export function shownFigures({ file }: Pick<CheckedFile, 'file'>): ShownFigure[] {
  return nodesIn(file.value).flatMap(({ path, node }) => [...underLabel(path, node), ...inText(path, node)]);
}

function underLabel(path: Path, { label, value, share }: Node): ShownFigure[] {
  if (typeof label !== 'string') return [];
  // A bar shows how far something has come, under the name of what it is.
  if (isReference(share))
    return [
      { path: [...path, 'share'], label, name: `${lastWord(label)}Share`, reference: share, isPlaceholder: false },
    ];
  const { value: inner } = nodeOf(value);
  const [reference, at] = isReference(value) ? [value, [...path, 'value']] : [inner, [...path, 'value', 'value']];
  return isReference(reference) ? [{ path: at, label, name: lastWord(label), reference, isPlaceholder: false }] : [];
}

function inText(path: Path, { text, with: args }: Node): ShownFigure[] {
  if (typeof text !== 'string') return [];
  return Object.entries(nodeOf(args)).flatMap(([name, one]) => {
    const { value } = nodeOf(one);
    const [reference, at] = isReference(one)
      ? [one, [...path, 'with', name]]
      : [value, [...path, 'with', name, 'value']];
    return isReference(reference) ? [{ path: at, label: text, name, reference, isPlaceholder: true }] : [];
  });
}

/** The last word of a key or reference: `usdt` of `$form.amount.usdt`. */
export function lastWord(key: string, separator = '.'): string {
  return key.slice(key.lastIndexOf(separator) + 1);
}

/** A reference without its last word: `$form.amount` of `$form.amount.usdt`. */
export function holderOf(reference: string): string {
  return reference.slice(0, Math.max(0, reference.lastIndexOf('.')));
}

/** Whether two names say the same: "dollars" and "availableDollars". */
export function areAlike(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return first.includes(second) || second.includes(first);
}

/** The number of a card is the whole: none of the parts under it. */
export function wholeFaults({ file }: Pick<CheckedFile, 'file'>): readonly Fault[] {
  return nodesIn(file.value).flatMap(({ path, node }) => {
    const parts = [node['split'], node['stats'], nodeOf(node['hero'])['details']].flatMap((some) =>
      entriesIn(some).flatMap(([, part]) => [nodeOf(part)['value'], nodeOf(nodeOf(part)['value'])['value']]),
    );
    const wholes: [Path, unknown][] = [
      [[...path, 'hero', 'value'], nodeOf(node['hero'])['value']],
      ...entriesIn(node['lines']).map(([index, line]): [Path, unknown] => [
        [...path, 'lines', index, 'start', 'value'],
        nodeOf(nodeOf(line)['start'])['value'],
      ]),
    ];
    return wholes.flatMap(([at, whole]) => {
      const part = isReference(whole) && parts.find((one) => isReference(one) && isOfPart(whole, one));
      return part === undefined || part === false
        ? []
        : file.fault(at, `"${whole}" is a part, which stands below: this is the number of the whole`);
    });
  });
}

/** What an account is made of. */
const partsOfTotal = /^(?:available|inWork|gift|price)/;

/** The value of a card whose details say the total is the worth of all of it. */
export function cardFaults({ file }: Pick<CheckedFile, 'file'>): readonly Fault[] {
  return faultsIn(file, (node, fault) => {
    const value = nodeOf(node['value'])['value'];
    const details = entriesIn(node['details']).map(([, detail]) => nodeOf(detail)['value']);
    const part = entriesIn(node['details']).find(([, detail]) => {
      const { cell, value: shown } = nodeOf(detail);
      return cell === 'number' && isReference(shown) && partsOfTotal.test(lastWord(shown));
    });
    // The worth of all stands beside the number of all.
    if (part && isReference(value) && /^dollars(?:Share)?$/.test(lastWord(value)))
      return fault(
        ['details', part[0], 'value'],
        `"${String(nodeOf(part[1])['value'])}" is a part of what "${value}" is the worth of`,
        `${holderOf(value)}.total`,
      );
    return isReference(value) && partsOfTotal.test(lastWord(value)) && details.includes(`${holderOf(value)}.total`)
      ? fault(
          ['value', 'value'],
          `"${value}" is ${lastWord(value) === 'price' ? 'the price of one' : 'a part'} of "${holderOf(value)}.total", beside which it stands`,
        )
      : [];
  });
}

/** A figure that shows on a condition about one figure is that figure, unless that one stands beside it on the same. */
export function testedFigureFaults({ file, shapeAt }: CheckedFile): readonly Fault[] {
  const isAmount = (one: unknown): one is string => isReference(one) && shapeAt(one)?.kind === 'amount';
  const found = valuesIn(file.value).flatMap(({ path, value }) =>
    entriesIn(Array.isArray(value) ? value : []).flatMap(([index, one]) => {
      const { when } = nodeOf(one);
      const [shown, tested] = [shownIn(one), nodeOf(when)['is'] ?? aboveNothing(when)];
      if (!isAmount(shown) || !isAmount(tested) || shown === tested || holderOf(shown) !== holderOf(tested)) return [];
      const condition = JSON.stringify(when);
      const isBeside = entriesIn(value).some(
        ([, other]) => shownIn(other) === tested && JSON.stringify(nodeOf(other)['when']) === condition,
      );
      // What may not be there asks for itself.
      return isBeside && aboveNothing(when) === tested ? [] : [{ at: [...path, index, 'when'], shown, tested }];
    }),
  );
  return found.flatMap(({ at, shown, tested }, index) =>
    // Two that are exchanged are one fault.
    found.slice(index + 1).some((other) => other.shown === tested && other.tested === shown)
      ? []
      : file.fault(at, `asks about "${tested}", but "${shown}" is what shows`, shown),
  );
}

function shownIn(node: unknown): unknown {
  return nodeOf(nodeOf(node)['value'])['value'];
}

/** The figure that must be above nothing. */
function aboveNothing(when: unknown): unknown {
  const pair: unknown = nodeOf(when)['above'];
  return Array.isArray(pair) && Number(pair[1]) === 0 ? pair[0] : undefined;
}

/** A number and its unit come from one place: a gift is in the token of the gift. */
export function strangeUnitFaults({ file, shapeAt }: CheckedFile): readonly Fault[] {
  return faultsIn(file, ({ value, unit }, fault) => {
    if (!isReference(value) || !isReference(unit)) return [];
    const [ofValue, ofUnit] = [holderOf(value), holderOf(unit)];
    const isOneRoot = ofValue.split('.')[0] === ofUnit.split('.')[0] && ofValue.includes('.') && ofUnit.includes('.');
    // Two entries that each say their token: an account, and what is the latest in it.
    const areEntries = [ofValue, ofUnit].every(
      (one) => /^\$\w+$/.test(one) && shapeAt(one)?.fields.has('ticker') === true,
    );
    return (isOneRoot || areEntries) && ofValue !== ofUnit
      ? fault('value', `"${value}" stands beside "${unit}", the unit of something else`)
      : [];
  });
}

/** Whether a figure is a part, in its own unit or in another: `availableDollars` and `available`. */
function isOfPart(whole: string, part: string): boolean {
  return holderOf(whole) === holderOf(part) && lastWord(whole).toLowerCase().startsWith(lastWord(part).toLowerCase());
}
