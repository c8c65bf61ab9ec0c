import type { Fault } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type CheckedFolder, type Path, faultsIn, isReference, nodeOf, nodesIn } from './rule.ts';
import { holderOf, lastWord } from './shown-figures.ts';

/** A figure that a text is filled with. */
interface Filling {
  readonly name: string;
  readonly reference: string;
  readonly path: Path;
}

/** A text is filled with what it says: the figure of its name, each placeholder with its own, in the token it names. */
export function fillingFaults(checked: CheckedFile): readonly Fault[] {
  return nodesIn(checked.file.value).flatMap(({ path, node: { text, with: args } }) => {
    if (typeof text !== 'string') return [];
    const fillings = Object.entries(nodeOf(args)).flatMap(([name, one]): Filling[] => {
      const at = [...path, 'with', name];
      const reference = isReference(one) ? one : nodeOf(one)['value'];
      return isReference(reference) ? [{ name, reference, path: isReference(one) ? at : [...at, 'value'] }] : [];
    });
    return fillings.flatMap((filling) => {
      const found =
        namedFigure(checked, text, fillings, filling) ??
        exchanged(fillings, filling) ??
        ofToken(checked, text, filling);
      return found ? checked.file.fault(filling.path, found.message, found.nearest) : [];
    });
  });
}

type Found = { readonly message: string; readonly nearest?: string } | undefined;

/** The figure that a text with one figure is called after, if it is filled with another one. */
function namedFigure({ shapeAt }: CheckedFile, text: string, all: readonly Filling[], { reference }: Filling): Found {
  const holder = holderOf(reference);
  const name = lastWord(text);
  const isOnly = all.filter((one) => holderOf(one.reference) === holder).length === 1;
  const isNamed = isOnly && lastWord(reference) !== name && shapeAt(holder)?.fields.has(name) === true;
  return isNamed ? { message: `"${reference}" is not what "${text}" says`, nearest: `${holder}.${name}` } : undefined;
}

/** Another placeholder that is filled with the figure of this one: `needed` with `$level.volume`, `reached` with `$level.volumeNeeded`. */
function exchanged(all: readonly Filling[], { name, reference }: Filling): Found {
  const says = (one: string): boolean => name.length > 3 && lastWord(one).toLowerCase().endsWith(name.toLowerCase());
  const other = all.find((one) => one.name !== name && says(one.reference));
  return other && !says(reference)
    ? {
        message: `"${name}" is filled with "${reference}", but "${other.name}" with "${other.reference}"`,
        nearest: other.reference,
      }
    : undefined;
}

/** The token that a text names, if it is filled with a figure of another one. */
function ofToken({ catalogue }: CheckedFile, text: string, { reference }: Filling): Found {
  const english = catalogue.english.get(text) ?? '';
  const tickers = catalogue.entryFields('tokens').fields.get('ticker')?.words ?? [];
  const keys = catalogue.keysOf('tokens') ?? [];
  const named = keys.filter((_, index) => english.includes(tickers[index] ?? '?'));
  const token = keys.find((key) => lastWord(reference).toLowerCase().endsWith(key));
  return token !== undefined && named.length === 1 && named[0] !== token
    ? { message: `"${reference}" is of "${token}", but "${text}" says "${named[0]}"` }
    : undefined;
}

/** What a text counts is a whole number, and not one that stays when the real one changes. */
export function countFaults({ file }: CheckedFile, { config }: CheckedFolder): readonly Fault[] {
  return faultsIn(file, ({ text, with: args }, fault) => {
    const { count } = nodeOf(args);
    if (typeof text !== 'string' || count === undefined) return [];
    const at = ['with', 'count'];
    const written = isReference(count) ? count : (nodeOf(count)['value'] ?? count);
    if (!isReference(written)) return fault(at, `"${String(written)}" is a fixed number: it would stay`);
    const [root = '', ...path] = written.slice(1).split('.');
    if (!config.names.includes(root)) return [];
    const holder = path.slice(0, -1).reduce<unknown>((value, key) => nodeOf(value)[key], config.file(root).value);
    const [meant] = Object.entries(nodeOf(holder)).find(([, one]) => typeof one === 'number') ?? [];
    return typeof nodeOf(holder)[path.at(-1) ?? ''] === 'string'
      ? fault(at, `"${written}" is no number of something`, meant && `${holderOf(written)}.${meant}`)
      : [];
  });
}
