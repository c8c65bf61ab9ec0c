import type { Fault } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';
import { type CheckedFolder, entriesIn, faultsIn, isReference, nodeOf } from './rule.ts';
import { holderOf, lastWord } from './shown-figures.ts';

/** The unit of a number is a ticker: the one of the entry that the number is of. */
export function unitFaults({ file, shapeAt }: CheckedFile): readonly Fault[] {
  const ofNumbers = faultsIn(file, (node, fault) => {
    const { unit } = node;
    if (!isReference(unit) || lastWord(unit) === 'ticker') return [];
    const holder = holderOf(unit);
    return shapeAt(holder)?.fields.has('ticker') === true
      ? fault('unit', `"${unit}" is no unit of a number`, `${holder}.ticker`)
      : [];
  });
  return [...ofNumbers, ...chartFaults(file)];
}

/** Faults of the number of a chart in another unit than what it draws. */
function chartFaults(file: SourceFile): Fault[] {
  return faultsIn(file, ({ block, hero, y }, fault) => {
    const { unit } = nodeOf(hero);
    const [drawn, ...others] = new Set(entriesIn(y).map(([, one]) => nodeOf(one)['unit']));
    return block !== 'chart' || unit === undefined || drawn === undefined || others.length > 0 || unit === drawn
      ? []
      : fault(['hero', 'unit'], `"${String(unit)}" is not the unit of what this chart draws`, String(drawn));
  });
}

/** What something is a part of. */
const wholes: ReadonlySet<string> = new Set(['volume', 'total', 'whole', 'balance', 'amount']);

/** A share is of a part in its whole: a profit in the volume that it is of. */
export function shareFaults({ file }: CheckedFile): readonly Fault[] {
  return faultsIn(file, (node, fault) => {
    const { cell, part, whole } = node;
    if (cell !== 'share') return [];
    const isReversed = wholes.has(lastWord(String(part))) && !wholes.has(lastWord(String(whole)));
    if (part !== whole && !isReversed) return [];
    return fault(
      'part',
      `"${String(part)}" is not a part of "${String(whole)}"`,
      isReversed ? String(whole) : undefined,
    );
  });
}

/** What is counted in words of a screen, and where it is counted from. */
const counted: Readonly<Record<string, (config: CheckedFolder['config']) => number>> = {
  languages: (config) => entriesIn(nodeOf(config.file('languages').value)['languages']).length,
  networks: (config) => entriesIn(nodeOf(config.file('networks').value)['networks']).length,
  tokens: (config) => entriesIn(nodeOf(config.file('tokens').value)['tokens']).length,
  // Everybody starts at the first level.
  levels: (config) => entriesIn(nodeOf(config.file('levels').value)['levels']).length - 1,
};

/** Warnings about a fixed number of languages, networks, tokens or levels that is not what config/ has of them. */
export function countedFaults({ file }: CheckedFile, { config }: CheckedFolder): readonly Fault[] {
  return faultsIn(file, ({ label, value }, fault) => {
    const { cell, value: shown } = nodeOf(value);
    const real = typeof label === 'string' ? counted[lastWord(label)]?.(config) : undefined;
    if (cell !== 'number' || isReference(shown) || real === undefined || Number(shown) === real) return [];
    const found = fault(['value', 'value'], `says ${String(shown)}, but config/ has ${real}`, String(real));
    return { ...found, isWarning: true };
  });
}

/** Whether what a screen or form loads is of a signed-in user: a view, or an operation of the API. */
function isPrivateSource({ catalogue }: Pick<CheckedFile, 'catalogue'>, source: unknown): boolean {
  const isPrivate = (id: unknown): boolean => catalogue.operations.get(String(id))?.isPublic === false;
  const { operation, view } = nodeOf(source);
  const requests = catalogue.kinds.views.get(String(view))?.requests ?? [];
  return isPrivate(operation) || requests.some((request) => isPrivate(request.operation));
}

/** What shows even where amounts are hidden is no amount of the user's: only what is typed, and what anybody may see. */
export function privateFigureFaults(checked: CheckedFile): readonly Fault[] {
  const content = nodeOf(checked.file.value);
  const isOfUser = (reference: unknown): boolean => {
    const [, root = ''] = /^\$(\w+)\./.exec(String(reference)) ?? [];
    const source = root === 'row' && checked.kind === 'list' ? content : nodeOf(content['data'])[root];
    const isAmount = checked.shapeAt(String(reference))?.kind === 'amount' && lastWord(String(reference)) !== 'price';
    return isAmount && isPrivateSource(checked, source);
  };
  return faultsIn(checked.file, (node, fault) => {
    if (node['isPublic'] !== true) return [];
    // The end of a bar says how far something has come.
    const filled = Object.values(nodeOf(nodeOf(nodeOf(node['end'])['text'])['with'])).map(nodeOf);
    const amounts = [node, ...filled].filter(({ style }) => style !== undefined && style !== 'count');
    const found = amounts.map(({ value }) => value).find(isOfUser);
    return found === undefined
      ? []
      : fault('isPublic', `"${String(found)}" is an amount of the user: it would show where amounts are hidden`);
  });
}

/** A screen that is open without a session shows only what the API answers without one. */
export function openScreenFaults(checked: CheckedFile): readonly Fault[] {
  const { file, kind } = checked;
  const { access, data } = nodeOf(file.value);
  if (kind !== 'screen' || nodeOf(access)['session'] !== false) return [];
  const secret = Object.entries(nodeOf(data)).find(([, one]) => isPrivateSource(checked, one))?.[0];
  return secret === undefined
    ? []
    : [file.fault(['access', 'session'], `"${secret}" under "data" is answered to signed-in users only`, 'true')];
}
