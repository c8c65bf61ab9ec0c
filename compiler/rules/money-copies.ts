import type { Fault } from 'engine/compiler/report/faults.ts';
import { sale } from './money-operations.ts';
import { readMoneyForm } from './money-form.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { faultsIn, isReference, nodeOf } from './rule.ts';

/** What a button beside a value copies is the value that stands there. */
export function copyFaults({ file }: CheckedFile): readonly Fault[] {
  return faultsIn(file, (node, fault) => {
    const [shown, copied] = [nodeOf(node['value'])['value'], nodeOf(node['copy'])['value']];
    if (!isReference(shown) || copied === undefined || copied === shown) return [];
    return fault(['copy', 'value'], `copies "${String(copied)}", but "${shown}" stands beside it`, shown);
  });
}

/** A link with a code has the code of the user: what others do with it counts for them. */
export function codeFaults({ file }: CheckedFile): readonly Fault[] {
  return faultsIn(file, (node, fault) => {
    const { code } = nodeOf(node['with']);
    return typeof node['link'] !== 'string' || code === undefined || code === '$session.referrerCode'
      ? []
      : fault(['with', 'code'], `"${String(code)}" is not the code of a partner`, '$session.referrerCode');
  });
}

/** A sale says when its price has changed, and asks for the price again while it is open. */
export function watchedFaults(checked: CheckedFile): readonly Fault[] {
  const money = readMoneyForm(checked);
  if (money?.submit['operation'] !== sale.operation) return [];
  const { file, form } = money;
  const data = String(nodeOf(form['watch'])['data']);
  if (form['watch'] === undefined)
    return [file.fault([], 'missing "watch": a sale says when its price has changed before it is confirmed')];
  return nodeOf(form['data'])[data] === undefined || 'refreshEvery' in nodeOf(nodeOf(form['data'])[data])
    ? []
    : [file.fault(['data', data], 'missing "refreshEvery": the price of a sale is asked for again while it is open')];
}
