import type { Fault } from 'engine/compiler/report/faults.ts';
import { sale } from './money-operations.ts';
import { readMoneyForm } from './money-form.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { entriesIn, faultsIn, isReference, nodeOf, valuesIn } from './rule.ts';
import { holderOf } from './shown-figures.ts';

/** What a button beside a value copies is the value that stands there. */
export function copyFaults({ file }: CheckedFile): readonly Fault[] {
  return faultsIn(file, (node, fault) => {
    const [shown, copied] = [nodeOf(node['value'])['value'], nodeOf(node['copy'])['value']];
    const rows = entriesIn(node['rows']).map(([, row]) => nodeOf(nodeOf(row)['value'])['value']);
    const strange = entriesIn(node['buttons']).find(([, button]) => {
      const { action, value } = nodeOf(nodeOf(button)['action']);
      return action === 'copy' && isReference(value) && rows.some(isReference) && !rows.includes(value);
    });
    if (strange)
      return fault(['buttons', strange[0], 'action', 'value'], 'copies what does not stand above it', String(rows[0]));
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

/** A form counts with the present price; a sale says when it has changed, and asks for it again while it is open. */
export function watchedFaults(checked: CheckedFile): readonly Fault[] {
  const old = oldPriceFaults(checked);
  const money = readMoneyForm(checked);
  if (money?.submit['operation'] !== sale.operation || old.length > 0) return old;
  const { file, form } = money;
  const data = String(nodeOf(form['watch'])['data']);
  if (form['watch'] === undefined)
    return [file.fault([], 'missing "watch": a sale says when its price has changed before it is confirmed')];
  return nodeOf(form['data'])[data] === undefined || 'refreshEvery' in nodeOf(nodeOf(form['data'])[data])
    ? []
    : [file.fault(['data', data], 'missing "refreshEvery": the price of a sale is loaded again while it is open')];
}

/** The longest time for which a form counts with one price, ms. */
const oldestPrice = 300_000;

/** Faults of a price that a form counts with and that is old before it is loaded again. */
function oldPriceFaults({ file, kind }: CheckedFile): Fault[] {
  const { data, fields } = nodeOf(file.value);
  if (kind !== 'form') return [];
  return Object.entries(nodeOf(data)).flatMap(([name, source]) => {
    const { refreshEvery } = nodeOf(source);
    const isPrice = valuesIn([fields]).some(({ path, value }) => path.at(-1) === 'price' && value === `$${name}.price`);
    return isPrice && Number(refreshEvery) > oldestPrice
      ? file.fault(['data', name, 'refreshEvery'], `the price would be old: at most ${oldestPrice}, 5 minutes`)
      : [];
  });
}

/** The worth that a form shows is that of the amount that it watches: `toLockDollars` for `toLock`. */
export function worthFaults({ file, kind, shapeAt }: CheckedFile): readonly Fault[] {
  const { value: ofWatch, changed } = nodeOf(nodeOf(file.value)['watch']);
  const watched = String(ofWatch);
  const meant = `${watched}Dollars`;
  if (kind !== 'form' || !isReference(watched) || shapeAt(meant) === undefined) return [];
  // What is watched may be what is wrong: then its text says another value.
  if (!valuesIn([changed]).some(({ value }) => value === watched)) return [];
  return faultsIn(file, ({ value, style }, fault) =>
    style === 'dollars' && isReference(value) && value !== meant && holderOf(value) === holderOf(meant)
      ? fault('value', `"${value}" is not the worth of "${watched}", which this form is about`, meant)
      : [],
  );
}

/** The least that the wallet of the user takes is compared with the amount that is sent. */
export function userMinimumFaults({ file }: CheckedFile): readonly Fault[] {
  const { amount } = nodeOf(nodeOf(nodeOf(file.value)['submit'])['body']);
  return faultsIn(file, (node, fault) => {
    const { amount: compared } = nodeOf(node['own']);
    return compared === undefined || amount === undefined || compared === amount
      ? []
      : fault(['own', 'amount'], `"${String(compared)}" is not the amount that is sent`, String(amount));
  });
}
