import type { Fault } from 'engine/compiler/report/faults.ts';
import { fieldFor, readMoneyForm } from './money-form.ts';
import { sale } from './money-operations.ts';
import { networkOperations } from '../../src/domain/openings.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { isReference, nodeOf, nodesIn, valuesIn } from './rule.ts';

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
      : [
          file.fault(
            [...path, 'value'],
            `"${String(node['value'])}" is not what "${String(name)}" says`,
            String(entry),
          ),
        ];
  });
  if (!money?.called) return ofWatch;
  const ofDone = nodesIn(form['done'] ?? {}, ['done']).flatMap(({ path, node }) => {
    const { value, style } = node;
    return style === undefined || !isReference(value) || /^\$(form|answer)\./.test(value)
      ? []
      : [file.fault([...path, 'value'], `"${value}" is neither what was sent nor what was answered`)];
  });
  return [...ofWatch, ...ofDone];
}

/** The minimum of an operation is read where its token and network are known, not from the group in config/limits.json. */
export function groupLimitFaults({ file, kind }: CheckedFile): readonly Fault[] {
  if (kind === 'navigation') return [];
  return valuesIn(file.value).flatMap(({ path, value }) =>
    typeof value === 'string' && /^\$limits\.(wallet|marketing|operations)\./.test(value)
      ? [
          file.fault(
            path,
            `"${value}" may not be the limit of this operation: read it from the view "operation-limits" under "data"`,
          ),
        ]
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
    return [file.fault(['data', name, 'with', 'operation'], message, called)];
  });
}
