import { pathOfScreen } from 'engine/compiler/read/config-folder.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import { type CheckedFolder, nodeOf, nodesIn } from './rule.ts';

/** A link to a screen that shows one of several balances by its "tab" says which one: without it the first one shows. */
export function tabFaults({ config, files }: CheckedFolder): readonly Fault[] {
  const tabs = new Map(
    config.namesOf('screens').flatMap((name): [string, readonly unknown[]][] => {
      const { oneOf } = nodeOf(nodeOf(nodeOf(config.file(`screens/${name}`).value)['search'])['tab']);
      return Array.isArray(oneOf) ? [[pathOfScreen(name), oneOf]] : [];
    }),
  );
  // The navigation leads to a screen as a whole.
  return [...files].flatMap(([name, { file }]) =>
    (name === 'navigation' ? [] : nodesIn(file.value)).flatMap(({ path, node: { to, search } }) => {
      const words = tabs.get(String(to));
      if (!words || 'tab' in nodeOf(search)) return [];
      return [
        file.fault([...path, 'to'], `${String(to)} shows ${words.join(' or ')}: say which under "tab" of "search"`),
      ];
    }),
  );
}
