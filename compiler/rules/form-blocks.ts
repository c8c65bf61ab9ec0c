import type { Fault } from 'engine/compiler/report/faults.ts';
import { readMoneyForm } from './money-form.ts';
import { sections } from './money-operations.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import {
  type CheckedFolder,
  type Node,
  type Path,
  chosenIn,
  entryNamed,
  faultsIn,
  isReference,
  nodeOf,
  nodesIn,
} from './rule.ts';

/** A form gets every parameter that it declares, from the screen's address where that has such an entry. */
export function formBlockFaults(checked: CheckedFile, folder: CheckedFolder): readonly Fault[] {
  const { file, kind, catalogue } = checked;
  return faultsIn(file, (node, fault, path) => {
    const wrong = node['block'] === 'form' ? sectionFaults(checked, path, node, folder) : [];
    if (wrong.length > 0) return wrong;
    const name = node['form'];
    const declared = node['block'] === 'form' ? catalogue.forms.get(String(name)) : undefined;
    const args = nodeOf(node['with']);
    return [...(declared ?? [])].flatMap(([parameter, specification]) => {
      const at = [...path, 'with', parameter];
      const from = specification && 'from' in specification ? specification.from : undefined;
      if (!(parameter in args)) {
        return fault(
          [],
          `the form "${String(name)}" needs "${parameter}": without it, it always shows the same`,
          undefined,
          true,
        );
      }
      if (!from) return [];
      const value = args[parameter];
      const expected = chosenIn(checked, from);
      if (expected === undefined || (isReference(value) && entryNamed(value, from, checked) === expected)) return [];
      return file.fault(at, `"${String(value)}" is not what the ${kind} was opened with`, expected);
    });
  });
}

/** Faults of a form that does something else than its section is for, or of networks that are open for another. */
function sectionFaults({ file }: CheckedFile, path: Path, node: Node, { files }: CheckedFolder): readonly Fault[] {
  const screen = `/${file.name.replace(/^config\/screens\/|\.json$/g, '')}`;
  const operation = sections[screen];
  const { search } = nodeOf(file.value);
  const form = files.get(`forms/${String(node['form'])}`);
  const money = form && readMoneyForm(form);
  if (!money?.limit) return [];
  if (operation !== undefined && money.limit !== operation)
    return [
      file.fault(
        [...path, 'form'],
        `this form does a "${money.limit}", but the screen ${screen} is for "${operation}"`,
      ),
    ];
  const opened = nodesIn(node['when'] ?? {}, [...path, 'when']).find(
    ({ node: one }) => one['open'] !== undefined && one['open'] !== money.limit,
  );
  if (opened)
    return [
      file.fault(
        [...opened.path, 'open'],
        `this form does a "${money.limit}", but shows while "${String(opened.node['open'])}" is open`,
        money.limit,
      ),
    ];
  const tab = tabOf(node['when']);
  if (tab !== undefined && ['partner', 'network'].includes(tab) && money.balance !== tab)
    return [
      file.fault([...path, 'form'], `this form takes from the ${money.balance} balance, but shows under "${tab}"`),
    ];
  return Object.entries(nodeOf(node['with'])).flatMap(([, value]) => {
    const name = /^\$search\.(\w+)$/.exec(String(value))?.[1];
    const { from, openFor } = nodeOf(nodeOf(search)[name ?? '']);
    if (from !== 'networks' || openFor === money.limit || name === undefined) return [];
    const message = `offers the networks of another operation: the form needs those that are open for "${money.limit}"`;
    return file.fault(['search', name, 'openFor'], message, money.limit);
  });
}

/** The tab of the partner program under which a block shows. */
export function tabOf(when: unknown): string | undefined {
  for (const { node } of nodesIn(when)) {
    const pair: unknown = node['equals'];
    if (Array.isArray(pair) && pair[0] === '$search.tab') return String(pair[1]);
  }
  return undefined;
}
