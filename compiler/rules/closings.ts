import type { Fault } from 'engine/compiler/report/faults.ts';
import { networkOperations, openKeys } from '../../src/domain/openings.ts';
import { type CheckedFolder, type Node, isReference, nodeOf, nodesIn } from './rule.ts';

const runtimes = { web: 'on the web', messenger: 'in the messenger' } as const;
type Runtime = keyof typeof runtimes;

/** Warnings of an operation that no network is open for in a runtime, where no screen says what to do there instead. */
export function closingFaults({ config, catalogue, files }: CheckedFolder): readonly Fault[] {
  const file = config.file('networks');
  const networks = nodeOf(nodeOf(file.value)['networks']);
  const entries = Object.fromEntries(Object.entries(networks).map(([key, network]) => [key, nodeOf(network)]));
  const all = catalogue.keysOf('networks') ?? [];
  const forms = [...files].filter(([name]) => name.startsWith('forms/')).map(([, one]) => nodeOf(one.file.value));
  return networkOperations.flatMap((operation) => {
    const written = forms.flatMap((form) => networksOf(form, operation));
    const possible =
      written.length === 0 || written.some(isReference) ? all : all.filter((key) => written.includes(key));
    return (['web', 'messenger'] as const).flatMap((runtime) => {
      const open = openKeys(entries, { openFor: operation }, runtime);
      const last = possible.findLast((key) => operation in nodeOf(entries[key]?.['closed']));
      if (last === undefined || possible.some((key) => open.includes(key)) || isSaid(files, operation, runtime))
        return [];
      const fault = file.fault(
        ['networks', last, 'closed', operation],
        `no network is open for "${operation}" ${runtimes[runtime]} any more: nobody can do it there`,
      );
      return [{ ...fault, isWarning: true }];
    });
  });
}

/** The networks that a form asks the limits of an operation for. */
function networksOf(form: Node, operation: string): string[] {
  return Object.values(nodeOf(form['data'])).flatMap((source) => {
    const params = nodeOf(nodeOf(source)['with']);
    return params['operation'] === operation ? [String(params['network'])] : [];
  });
}

/** Whether a screen says, in this runtime alone, that the operation is closed. */
function isSaid(files: CheckedFolder['files'], operation: string, runtime: Runtime): boolean {
  return [...files].some(
    ([name, { file }]) =>
      name.startsWith('screens/') &&
      nodesIn(file.value).some(({ node }) => {
        const tests = Array.isArray(nodeOf(node['when'])['all']) ? nodesIn(nodeOf(node['when'])['all']) : [];
        const isThere = tests.some(({ node: one }) => one['runtime'] === runtime);
        return isThere && tests.some(({ node: one }) => nodeOf(one['not'])['open'] === operation);
      }),
  );
}
