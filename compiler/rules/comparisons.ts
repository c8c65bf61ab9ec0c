import { compareDecimals } from '../values/decimals.ts';
import { type Fault, nearest } from 'engine/compiler/report/faults.ts';
import { kindOfValue } from 'engine/compiler/check/shape.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type CheckedFolder, type Path, faultsIn, isReference, nodeOf, nodesIn } from './rule.ts';

/** More dollars than there are. */
export const mostDollars = '1000000000000000';

/** What a condition demands of one value: at least, or more than, an amount; or at most, or less. */
interface Demand {
  readonly about: string;
  readonly amount: string;
  readonly isLeast: boolean;
  readonly isStrict: boolean;
  readonly path: Path;
}

/** Conditions that no number can meet: beyond the range of the value, or two that exclude each other. */
export function rangeFaults({ file, shapeAt }: CheckedFile): readonly Fault[] {
  return nodesIn(file.value).flatMap(({ path, node }) => {
    const alone = demandsOf(node, path).flatMap((demand) => {
      const range = shapeAt(demand.about)?.range?.map(String);
      const [least, most] = range ?? [];
      if (least === undefined || most === undefined) return belowZero(demand, file);
      const isNever = demand.isLeast ? isBeyond(demand, most) : isBeyond(demand, least);
      const isAlways = demand.isLeast ? !isBeyond(demand, least) : !isBeyond(demand, most);
      if (!isNever && !isAlways) return [];
      return file.fault(
        demand.path,
        `"${demand.about}" is from ${least} to ${most}: this is ${isNever ? 'never' : 'always'} so`,
      );
    });
    const all: unknown[] = Array.isArray(node['all']) ? node['all'] : [];
    const demands = all.flatMap((one, index) => demandsOf(nodeOf(one), [...path, 'all', index]));
    const clash = demands.find(
      (one) =>
        one.isLeast && demands.some((other) => other.about === one.about && !other.isLeast && excludes(one, other)),
    );
    return clash
      ? [...alone, file.fault(clash.path, `never so: "${clash.about}" cannot be above and below at once`)]
      : alone;
  });
}

/** What may be below zero by its name: a change, a profit. */
const signed = /(?:change|percent|profit|difference)/i;

/** The fault of a demand that only a number below zero meets, or fails. */
function belowZero({ about, amount, isLeast, isStrict, path }: Demand, file: CheckedFile['file']): Fault[] {
  if (compareDecimals(amount, '0') !== 0 || isLeast === isStrict || signed.test(about)) return [];
  return [file.fault(path, `"${about}" is never below 0: this is ${isLeast ? 'always' : 'never'} so`)];
}

function demandsOf(node: Readonly<Record<string, unknown>>, path: Path): Demand[] {
  return (['above', 'atLeast'] as const).flatMap((key) => {
    const pair: unknown = node[key];
    if (!Array.isArray(pair) || pair.length !== 2) return [];
    const [first, second]: unknown[] = pair;
    const isLeast = isReference(first);
    const [about, amount] = isLeast ? [first, second] : [second, first];
    if (!isReference(about) || isReference(amount) || kindOfValue(amount) !== 'amount') return [];
    return [{ about, amount: String(amount), isLeast, isStrict: key === 'above', path: [...path, key] }];
  });
}

/** Whether a bound of the range does not meet a demand. */
function isBeyond({ amount, isLeast, isStrict }: Demand, bound: string): boolean {
  const order = compareDecimals(bound, amount) * (isLeast ? 1 : -1);
  return isStrict ? order <= 0 : order < 0;
}

function excludes(least: Demand, most: Demand): boolean {
  const order = compareDecimals(least.amount, most.amount);
  return least.isStrict || most.isStrict ? order >= 0 : order > 0;
}

/** The name of a level is compared with one of config/levels.json. */
export function levelNameFaults({ file }: CheckedFile, { config }: CheckedFolder): readonly Fault[] {
  const data = nodeOf(nodeOf(file.value)['data']);
  const entries = Object.values(nodeOf(nodeOf(config.file('levels').value)['levels']));
  const names = entries.map((level) => String(nodeOf(level)['name']));
  return faultsIn(file, (node, fault) => {
    const pair: unknown[] = Array.isArray(node['equals']) ? node['equals'] : [];
    const [, root = ''] = pair.flatMap((one) => /^\$(\w+)\.(?:name|nextName)$/.exec(String(one)) ?? []);
    if (nodeOf(data[root])['view'] !== 'level-progress') return [];
    return pair.flatMap((word, index) =>
      isReference(word) || names.includes(String(word))
        ? []
        : fault(['equals', index], `no level is named "${String(word)}"`, nearest(String(word), names)),
    );
  });
}

/** Literal bounds of a field that no amount meets, and a start outside of them. */
export function literalBoundFaults({ file, kind }: CheckedFile): readonly Fault[] {
  if (kind !== 'form') return [];
  return Object.entries(nodeOf(nodeOf(file.value)['fields'])).flatMap(([name, node]) => {
    const literals = (side: 'min' | 'max'): string[] =>
      [nodeOf(node)[side]].flat().flatMap((one) => {
        const { value } = nodeOf(one);
        return kindOfValue(value) === 'amount' ? [String(value)] : [];
      });
    const { start } = nodeOf(node);
    const most = literals('max').find((one) =>
      [...literals('min'), ...amountIn(start)].some((other) => compareDecimals(one, other) < 0),
    );
    if (most !== undefined)
      return file.fault(['fields', name, 'max'], `the maximum ${most} is below the minimum or the start`);
    const least = literals('min').find((one) => amountIn(start).some((other) => compareDecimals(one, other) > 0));
    return least === undefined ? [] : file.fault(['fields', name, 'start'], `the start is below the minimum ${least}`);
  });
}

/** A start outside of the bounds that a screen passes to the form from config/business.json. */
export function passedBoundFaults({ file, kind }: CheckedFile, { config, files }: CheckedFolder): readonly Fault[] {
  if (kind !== 'form') return [];
  const form = file.name.replace(/^config\/forms\/|\.json$/g, '');
  const uses = [...files.values()].flatMap(({ file: { value } }) =>
    nodesIn(value).flatMap(({ node }) => (node['block'] === 'form' && node['form'] === form ? [{ value, node }] : [])),
  );
  const sections = nodeOf(nodeOf(config.file('business').value)['sections']);
  return Object.entries(nodeOf(nodeOf(file.value)['fields'])).flatMap(([name, node]) => {
    const [start] = amountIn(nodeOf(node)['start']);
    if (start === undefined) return [];
    const wrong = (['min', 'max'] as const).flatMap((side) =>
      uses.flatMap((use): [key: string, message: string][] => {
        const [, parameter = ''] = /^\$parameter\.(\w+)$/.exec(String(nodeOf(nodeOf(node)[side])['value'])) ?? [];
        const [, root = '', field = ''] = /^\$(\w+)\.(\w+)$/.exec(String(nodeOf(use.node['with'])[parameter])) ?? [];
        const { view, with: params } = nodeOf(nodeOf(nodeOf(use.value)['data'])[root]);
        const section = String(nodeOf(params)['section']);
        const loan = view === 'business' ? nodeOf(nodeOf(sections[section])['loan']) : {};
        const [bound, least, most] = [String(loan[field]), String(loan['least']), String(loan['most'])];
        // A range of nothing or upside down, there or here, and a start above all there is are reported as that.
        const [step] = amountIn(nodeOf(node)['step']);
        const isRange =
          [least, most].every((one) => kindOfValue(one) === 'amount') &&
          compareDecimals('0', least) < 0 &&
          compareDecimals(least, most) < 0;
        if (!isRange || compareDecimals(start, mostDollars) > 0 || bound !== (side === 'min' ? least : most)) return [];
        if (side === 'min' && step !== undefined && compareDecimals(step, bound) > 0)
          return [['step', `the step ${step} is above the minimum ${bound} of "${section}" in config/business.json`]];
        if (compareDecimals(start, bound) * (side === 'min' ? -1 : 1) <= 0) return [];
        const where = side === 'min' ? 'below the minimum' : 'above the maximum';
        return [['start', `the start ${start} is ${where} ${bound} of "${section}" in config/business.json`]];
      }),
    );
    return wrong.slice(0, 1).map(([key, message]) => file.fault(['fields', name, key], message));
  });
}

function amountIn(value: unknown): string[] {
  return kindOfValue(value) === 'amount' ? [String(value)] : [];
}

/** What is written as a day or a moment, exists in the calendar, and in this century. */
export function dateMessage(text: string): string | undefined {
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(T.*)?$/.exec(text) ?? [];
  if (day === '') return undefined;
  const parsed = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(day)) return `there is no day ${day}`;
  if (time !== undefined && Number.isNaN(Date.parse(text))) return `there is no such time: ${text}`;
  return day.startsWith('20') ? undefined : `the year ${day.slice(0, 4)} cannot be meant: a year is from 2000 to 2099`;
}

/** The level of a screen is that of who is signed in, in what is requested and in the row that is marked. */
export function fixedLevelFaults({ file }: CheckedFile): readonly Fault[] {
  const meant = '$session.networkLevel';
  const requested = Object.entries(nodeOf(nodeOf(file.value)['data'])).flatMap(([name, source]) => {
    const { view, with: params } = nodeOf(source);
    const { level } = nodeOf(params);
    return !String(view).startsWith('level-') || level === undefined || isReference(level)
      ? []
      : file.fault(['data', name, 'with', 'level'], `is always ${String(level)}, whoever is signed in`, meant);
  });
  const marked = faultsIn(file, ({ current }, fault) => {
    const pair: unknown = nodeOf(current)['equals'];
    return Array.isArray(pair) && pair[0] === '$index' && !isReference(pair[1])
      ? fault(['current', 'equals', 1], `always marks the same row, whoever is signed in`, meant)
      : [];
  });
  return [...requested, ...marked];
}
