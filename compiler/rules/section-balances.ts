import type { Fault } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { tabOf } from './form-blocks.ts';
import { requestParameterFaults } from './list-words.ts';
import { readMoneyForm } from './money-form.ts';
import { balanceOf, balanceParts } from './money-operations.ts';
import { type CheckedFolder, type Node, type Path, isReference, nodeOf, nodesIn, valuesIn } from './rule.ts';

type Section = 'wallet' | 'marketing';

/** What stands in the wallet is of its balance, and what stands in marketing is of the balances there. */
export function sectionBalanceFaults(checked: CheckedFile, folder: CheckedFolder): readonly Fault[] {
  const { files } = folder;
  const { file, kind } = checked;
  const section = sectionOf(checked);
  // A list that does not depend on its tab is reported as that.
  const isFixed = kind === 'list' && requestParameterFaults(checked).length > 0;
  if (section === undefined || (kind !== 'screen' && kind !== 'list') || isFixed) return [];
  const content = nodeOf(file.value);
  const sources: [Path, Node][] =
    kind === 'list'
      ? [[[], content]]
      : Object.entries(nodeOf(content['data'])).map(([name, one]): [Path, Node] => [['data', name], nodeOf(one)]);
  const ofData = sources.flatMap(([at, source]) =>
    balancesOf(source).flatMap(([path, part, word]) => {
      const balance = balanceOf(part, word);
      if (balance === undefined || (balance === 'wallet') === (section === 'wallet')) return [];
      const expected = section === 'wallet' ? balanceParts.wallet[part] : undefined;
      return file.fault(
        [...at, ...path],
        `"${String(word)}" is of the ${balance} balance: this stands in ${section}`,
        expected,
      );
    }),
  );
  const ofLists = nodesIn(content['blocks'] ?? {}, ['blocks']).flatMap(({ path, node }) => {
    const list = 'block' in node ? files.get(`lists/${String(node['list'])}`) : undefined;
    const other = list && sectionOf(list);
    if (other === undefined || other === section) return [];
    const label = nodeOf(list?.file.value)['label'];
    const [meant] = [...files].flatMap(([name, one]) =>
      one.kind === 'list' && sectionOf(one) === section && nodeOf(one.file.value)['label'] === label
        ? [name.slice('lists/'.length)]
        : [],
    );
    return file.fault(
      [...path, 'list'],
      `"${String(node['list'])}" is a list of ${other}: this stands in ${section}`,
      meant,
    );
  });
  return [...ofData, ...ofLists];
}

/** What is said, or opened, of one balance of marketing is not said where another one is meant. */
export function namedBalanceFaults(checked: CheckedFile): readonly Fault[] {
  const { file } = checked;
  const form = readMoneyForm(checked)?.balance;
  return nodesIn(file.value).flatMap(({ path, node }) => {
    const meant = path.length === 0 ? form : tabOf(node['when']);
    if (meant !== 'partner' && meant !== 'network') return [];
    return valuesIn(node, path).flatMap(({ path: at, value }) => {
      const [, named] = /^[\w./]+[./](partner|network)(?:Balance|Account|Summary|-info)$/.exec(String(value)) ?? [];
      if (typeof value !== 'string' || named === undefined || named === meant || at.includes('when')) return [];
      return file.fault(
        at,
        `"${value}" is of the ${named} balance, but this is about the ${meant} balance`,
        value.replace(named, meant),
      );
    });
  });
}

/** The section of a screen by its address, and of a list by where its rows lead. */
function sectionOf({ file, kind }: CheckedFile): Section | undefined {
  const way = kind === 'screen' ? file.name.replace(/^config\/screens/, '') : rowWay(nodeOf(file.value));
  const [, section] = /^\/(wallet|marketing)\b/.exec(way) ?? [];
  return section === 'wallet' || section === 'marketing' ? section : undefined;
}

function rowWay({ row }: Node): string {
  return String(nodeOf(nodeOf(row)['action'])['to'] ?? '');
}

/** What a request or view says of its balance. */
function balancesOf({ view, operation, with: params }: Node): [Path, 'account' | 'history' | 'balanceType', unknown][] {
  const { balanceType } = nodeOf(params);
  return [
    [['view'], 'account', view],
    [['operation'], 'history', operation],
    [['with', 'balanceType'], 'balanceType', isReference(balanceType) ? undefined : balanceType],
  ];
}
