import type { Fault } from 'engine/compiler/report/faults.ts';
import { figuresOf } from '../values/limit-figures.ts';
import {
  type MoneyForm,
  accountSource,
  fieldFor,
  fieldsOfKind,
  limitSources,
  readMoneyForm,
  rootOf,
} from './money-form.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type CheckedFolder, type Node, type Path, entriesIn, nodeOf, nodesIn, valuesIn } from './rule.ts';
import { type Values, valuesSchemas } from '../../src/values/schema.ts';

/** What an amount of money is bounded by: the fields of its limits, its unit there, and its steps by their path. */
interface Kind {
  readonly unit: 'token' | 'usdt';
  readonly minimum: string;
  readonly maximum: string;
  readonly steps: readonly (readonly [Path, string])[];
}

const inTokens = { unit: 'token', minimum: 'minimum', maximum: 'maximum' } as const;
const inUsdt = { unit: 'usdt', minimum: 'minimumUsdt', maximum: 'maximumUsdt' } as const;

/** An amount of money has the minimum, the maximum and the step of its own operation, and what is on its own balance. */
export function boundFaults(checked: CheckedFile, { config }: CheckedFolder): readonly Fault[] {
  const money = readMoneyForm(checked);
  if (!money) return [];
  const name = money.called ? fieldFor(money, 'amount', 'amount') : fieldsOfKind(money, 'exchange')[0];
  if (name === undefined || !money.limit) return [];
  const ofStep = money.limit === 'sell' || money.limit === 'marketingSell' ? 'sell' : 'send';
  const kind: Kind = money.called
    ? { ...inTokens, steps: [[['step'], ofStep]] }
    : {
        ...inUsdt,
        steps: [
          [['usdt', 'step'], 'buyUsdt'],
          [['token', 'step'], 'buyToken'],
        ],
      };
  const node = nodeOf(money.fields[name]);
  const at = ['fields', name];
  const limits = valuesSchemas.limits.safeParse(config.file('limits').value).data;
  return [
    ...sourceFaults(money, node),
    ...minimumFaults(money, node, at, kind),
    ...maximumFaults(money, node, at, { ...kind, limits }),
    ...stepFaults(money, node, at, kind),
    ...availableFaults(money, node, at),
  ];
}

/** Faults of limits of another operation. */
function sourceFaults(money: MoneyForm, node: Node): Fault[] {
  const { file, limit } = money;
  const bounding = new Set(valuesIn([node['min'], node['max']]).map(({ value }) => rootOf(value)));
  const sources = [...limitSources(money)];
  const hasLimit = sources.some(([, operation]) => operation === limit);
  return sources.flatMap(([name, operation]) => {
    // The address of a purchase says what may be sent to it besides; what bounds the amount in its place is reported there.
    const isBeside = limit === 'buy' && operation === 'deposit' && (hasLimit || !bounding.has(name));
    if (operation === limit || isBeside) return [];
    const message = `these are the limits of "${operation}": this form needs those of its own operation`;
    return file.fault(['data', name, 'with', 'operation'], message, limit);
  });
}

/** The bounds of one side with their paths. */
function boundsAt(node: Node, at: Path, side: 'min' | 'max'): [Path, unknown][] {
  const bounds: unknown = node[side];
  if (bounds === undefined) return [];
  if (!Array.isArray(bounds)) return [[[...at, side, 'value'], nodeOf(bounds)['value']]];
  return entriesIn(bounds).map(([index, one]) => [[...at, side, index, 'value'], nodeOf(one)['value']]);
}

/** The reference to a limit of the form's own operation; undefined if its data has none. */
function limitReference(money: MoneyForm, field: string): string | undefined {
  const sources = [...limitSources(money)];
  const name = (sources.find(([, operation]) => operation === money.limit) ?? sources[0])?.[0];
  return name === undefined ? undefined : `$${name}.${field}`;
}

function minimumFaults(money: MoneyForm, node: Node, at: Path, { minimum }: Kind): Fault[] {
  const { file } = money;
  const expected = limitReference(money, minimum);
  const bounds = boundsAt(node, at, 'min');
  if (bounds.length === 0)
    return [file.fault(at, `missing "min": an amount of money has a minimum, from config/limits.json`, expected, true)];
  return bounds
    .filter(([, value]) => value !== expected)
    .map(([path, value]) =>
      file.fault(path, `"${String(value)}" is not the minimum of this operation in config/limits.json`, expected),
    );
}

function maximumFaults(
  money: MoneyForm,
  node: Node,
  at: Path,
  { unit, maximum, limits }: Kind & { readonly limits: Values['limits'] | undefined },
): Fault[] {
  const { file, limit, called } = money;
  const [ofLimit, account] = [limitReference(money, maximum), accountSource(money)];
  const ofBalance = called && account !== undefined ? `$${account}.available` : undefined;
  const bounds = boundsAt(node, at, 'max');
  const strange = bounds.filter(([, value]) => value !== ofLimit && value !== ofBalance);
  if (strange.length > 0)
    return strange.map(([path, value]) =>
      file.fault(
        path,
        `"${String(value)}" is neither the maximum of this operation nor what is available`,
        ofBalance ?? ofLimit,
      ),
    );
  const has = (expected: string | undefined): boolean => bounds.some(([, value]) => value === expected);
  if (called && !has(ofBalance))
    return [
      file.fault(
        [...at, 'max'],
        'missing a bound of what is available: users could ask for more than they have',
        ofBalance,
        true,
      ),
    ];
  const isLimited = limit !== undefined && limits !== undefined && figuresOf(limits, limit, 'maximum', unit).length > 0;
  if (!isLimited || has(ofLimit)) return [];
  return [
    file.fault(
      [...at, 'max'],
      `missing a bound of the maximum that config/limits.json has for "${limit}"`,
      ofLimit,
      true,
    ),
  ];
}

function stepFaults({ file }: MoneyForm, node: Node, at: Path, { steps }: Kind): Fault[] {
  return steps.flatMap(([path, step]) => {
    const current = path.reduce<unknown>((parent, key) => nodeOf(parent)[String(key)], node);
    const expected = `$limits.steps.${step}`;
    return current === expected
      ? []
      : file.fault(
          [...at, ...path],
          `"${String(current)}" is not the step of this operation in config/limits.json`,
          expected,
        );
  });
}

/** What Max fills in is what is available. */
function availableFaults(money: MoneyForm, node: Node, at: Path): Fault[] {
  const expected = `$${accountSource(money)}.available`;
  const { value } = nodeOf(node['available']);
  if (value === undefined || value === expected) return [];
  return [
    money.file.fault([...at, 'available', 'value'], `"${String(value)}" is not what is available to send`, expected),
  ];
}

/** A bound says the number that it applies. */
export function boundTextFaults(checked: CheckedFile, folder: CheckedFolder): readonly Fault[] {
  const { file, kind } = checked;
  if (kind !== 'form' || boundFaults(checked, folder).length > 0) return [];
  return nodesIn(nodeOf(file.value)['fields'], ['fields']).flatMap(({ path, node }) => {
    if (!('fault' in node && 'value' in node)) return [];
    return ['fault', 'detail'].flatMap((key) =>
      nodesIn(node[key], [...path, key]).flatMap(({ path: at, node: said }) =>
        !('style' in said) || said['value'] === node['value'] || rootOf(said['value']) === 'form'
          ? []
          : file.fault(
              [...at, 'value'],
              `says "${String(said['value'])}", but the bound is "${String(node['value'])}"`,
              String(node['value']),
            ),
      ),
    );
  });
}
