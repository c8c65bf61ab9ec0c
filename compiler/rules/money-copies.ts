import type { Fault } from 'engine/compiler/report/faults.ts';
import { sale } from './money-operations.ts';
import { readMoneyForm } from './money-form.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { entryNamed, isReference, nodeOf, nodesIn } from './rule.ts';

/** What a button beside a value copies is the value that stands there. */
export function copyFaults({ file }: CheckedFile): readonly Fault[] {
  return nodesIn(file.value).flatMap(({ path, node }): Fault[] => {
    const [shown, copied] = [nodeOf(node['value'])['value'], nodeOf(node['copy'])['value']];
    if (!isReference(shown) || copied === undefined || copied === shown) return [];
    return [
      file.fault([...path, 'copy', 'value'], `copies "${String(copied)}", but "${shown}" stands beside it`, shown),
    ];
  });
}

/** A link with a code has the code of the user: what others do with it counts for them. */
export function codeFaults({ file }: CheckedFile): readonly Fault[] {
  return nodesIn(file.value).flatMap(({ path, node }): Fault[] => {
    const { code } = nodeOf(node['with']);
    return typeof node['link'] !== 'string' || code === undefined || code === '$session.referrerCode'
      ? []
      : [
          file.fault(
            [...path, 'with', 'code'],
            `"${String(code)}" is not the code of a partner`,
            '$session.referrerCode',
          ),
        ];
  });
}

/** Where a screen or list lets users choose the token, what it asks for is of that token. */
export function fixedTokenFaults(checked: CheckedFile): readonly Fault[] {
  const { file, kind } = checked;
  if (kind !== 'screen' && kind !== 'list') return [];
  const value = nodeOf(file.value);
  const root = kind === 'screen' ? 'search' : 'parameters';
  const name = Object.entries(nodeOf(value[root])).find(([, one]) => nodeOf(one)['from'] === 'tokens')?.[0];
  if (name === undefined) return [];
  const chosen = `$${kind === 'screen' ? 'search' : 'parameter'}.${name}`;
  const asked = [
    ...Object.entries(nodeOf(value['data'])).map(([key, one]) => [['data', key], one] as const),
    [[], kind === 'list' ? value : undefined] as const,
    ...nodesIn(value['blocks'] ?? [], ['blocks']).flatMap(({ path, node }) =>
      'list' in node || 'form' in node ? [[path, node] as const] : [],
    ),
    ...nodesIn(value).flatMap(({ path, node }) =>
      'to' in node && 'search' in node ? [[path, { with: node['search'] }, 'search', node['to']] as const] : [],
    ),
  ];
  const faults = asked.flatMap(([path, one, within = 'with', to]) =>
    Object.entries(nodeOf(nodeOf(one)['with'])).flatMap(([key, word]) => {
      if (isReference(word) || !['token', 'ticker', 'currency'].includes(key)) return [];
      const fixed = entryNamed(word, 'tokens', checked);
      if (fixed === undefined) return [];
      const message = `is always "${String(word)}", but the user chooses the token`;
      return [
        { fixed, to, fault: file.fault([...path, within, key], message, fixed === word ? chosen : `${chosen}.ticker`) },
      ];
    }),
  );
  // A screen of several tokens shows each beside the chosen one, or leads to each.
  return [...Map.groupBy(faults, ({ to }) => to).values()].flatMap((same) =>
    new Set(same.map(({ fixed }) => fixed)).size > 1 ? [] : same.map(({ fault }) => fault),
  );
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
