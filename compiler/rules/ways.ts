import { pathOfScreen } from 'engine/compiler/read/config-folder.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';

import { type CheckedFolder, type Path, entriesIn, nodeOf, nodesIn, valuesIn } from './rule.ts';
import { lastWord } from './shown-figures.ts';

/** A link or redirect in a file to a screen. */
interface Way {
  readonly path: Path;
  readonly to: string;
}

function waysIn(file: CheckedFile['file']): Way[] {
  return valuesIn(file.value).flatMap(({ path, value }) => {
    const isWay = ['to', 'then', 'redirect'].includes(String(path.at(-1))) && !path.includes('with');
    return isWay && typeof value === 'string' && value.startsWith('/') ? [{ path, to: value }] : [];
  });
}

/** The screens that nothing leads to: not the navigation, not a link of a screen that something leads to. */
export function unreachedFaults({ config, files }: CheckedFolder): readonly Fault[] {
  const names = config.namesOf('screens');
  // A faulty file may be meant to lead to any screen.
  const all = ['navigation', 'screens', 'lists', 'forms'].flatMap((group) =>
    config.names.filter((name) => name === group || name.startsWith(`${group}/`)),
  );
  if (all.some((name) => !files.has(name))) return [];
  const isRedirect = (name: string): boolean => 'redirect' in nodeOf(config.file(name).value);
  const targets = (name: string): string[] => [
    // The crumbs of a screen lead to the one above it.
    ...(/^screens\/.+\//.test(name) ? [name.replace(/\/[^/]+$/, '')] : []),
    ...waysIn(config.file(name)).map(({ to }) => (to === '/' ? 'screens/index' : `screens${to}`)),
    ...nodesIn(config.file(name).value).flatMap(({ node }) =>
      'block' in node
        ? (['form', 'list'] as const).flatMap((group) =>
            typeof node[group] === 'string' ? [`${group}s/${node[group]}`] : [],
          )
        : [],
    ),
  ];
  // An entry that cannot be used yet announces the screen of its name.
  const announced = new Set(
    [...files.values()].flatMap(({ file }) =>
      nodesIn(file.value).flatMap(({ node }) => (node['isDisabled'] === true ? [node['label']] : [])),
    ),
  );
  const isAnnounced = (name: string): boolean => announced.has(nodeOf(config.file(name).value)['title']);
  const { settingsScreen } = nodeOf(config.file('app').value);
  const reached = new Set([
    'screens/index',
    'navigation',
    `screens${String(settingsScreen)}`,
    ...names.map((name) => `screens/${name}`).filter((name) => isRedirect(name) || isAnnounced(name)),
  ]);
  for (const name of reached) if (files.has(name)) for (const target of targets(name)) reached.add(target);
  const left = names.map((name) => `screens/${name}`).filter((name) => !reached.has(name));
  const led = new Set(left.flatMap((name) => targets(name).filter((target) => target !== name)));
  const first = left.filter((name) => !led.has(name));
  return (first.length > 0 ? first : left.slice(0, 1)).map((name) =>
    config
      .file(name)
      .fault(
        [],
        `no way leads to ${pathOfScreen(name.slice('screens/'.length))}: link to it from another screen, or delete it`,
      ),
  );
}

/** A way that leads to where it stands, and changes nothing there. */
export function selfFaults({ file, kind }: CheckedFile): readonly Fault[] {
  if (kind !== 'screen') return [];
  const current = pathOfScreen(file.name.replace(/^config\/screens\/|\.json$/g, ''));
  const { search } = nodeOf(file.value);
  return waysIn(file).flatMap(({ path, to }) => {
    if (to !== current) return [];
    const action = path.slice(0, -1).reduce<unknown>((parent, key) => nodeOf(parent)[String(key)], file.value);
    const params = Object.entries(nodeOf(nodeOf(action)['search']));
    const changes = params.some(([name, value]) => value !== `$search.${name}`);
    const resets = Object.keys(nodeOf(search)).some((name) => !params.some(([one]) => one === name));
    // Back that is not for a while alone never leaves the screen.
    const { parameter, is } = nodeOf(nodeOf(action)['while']);
    const stays = parameter === undefined || nodeOf(nodeOf(action)['search'])[String(parameter)] === is;
    const isBack = path.at(-2) === 'back' && stays;
    if (!isBack && (changes || resets || isTab(file.value, path))) return [];
    return file.fault(path, `leads to ${current}, where it stands`);
  });
}

/** Whether a link is one of several tabs, of which one is the present screen. */
function isTab(value: unknown, path: Path): boolean {
  const [first, block] = path;
  return nodeOf(nodeOf(nodeOf(value)[String(first)])[String(block)])['block'] === 'tabs';
}

/** A section belongs to one entry of the navigation, and the settings of the messenger are a screen itself. */
export function redirectFaults({ config, catalogue, files }: CheckedFolder): readonly Fault[] {
  const navigation = files.get('navigation');
  const places = nodesIn(navigation?.file.value).flatMap(({ path, node: { to, also } }) => [
    ...(to === undefined ? [] : [{ path: [...path, 'to'], to }]),
    ...entriesIn(also).map(([place, one]) => ({ path: [...path, 'also', place], to: one })),
  ]);
  const { settingsScreen } = nodeOf(config.file('app').value);
  return [
    ...places.flatMap(({ path, to }, index) =>
      navigation && places.findIndex((other) => other.to === to) < index
        ? navigation.file.fault(path, `${String(to)} is already in another entry of the navigation`)
        : [],
    ),
    ...(catalogue.redirects.has(String(settingsScreen))
      ? [config.file('app').fault(['settingsScreen'], `${String(settingsScreen)} only leads on to another screen`)]
      : []),
  ];
}

/** An entry of the navigation is not called after another one. */
export function navigationFaults({ file, kind }: CheckedFile): readonly Fault[] {
  if (kind !== 'navigation') return [];
  const entries = entriesIn(nodeOf(file.value)['items']).map(([index, entry]) => {
    const { to, label } = nodeOf(entry);
    return { index, label: String(label), name: String(to).slice(1), says: lastWord(String(label)) };
  });
  return entries.flatMap(({ index, label, name, says }, place) => {
    const other = entries.findIndex((one) => one.name === says);
    if (other === -1 || name === says) return [];
    const isSwapped = entries[other]?.says === name;
    // Two labels that are exchanged are one fault.
    if (isSwapped && other < place) return [];
    const swapped = isSwapped ? `: it is exchanged with "${entries[other]?.label}"` : '';
    return file.fault(['items', index, 'label'], `"${label}" is the label of /${says}${swapped}`);
  });
}

/** What can be tapped leads somewhere: an entry of a menu, and a button that does so elsewhere. */
export function nowhereFaults({ files }: CheckedFolder): readonly Fault[] {
  const all = [...files.values()].flatMap(({ file }) =>
    nodesIn(file.value).flatMap(({ path, node }) => {
      const above = path.slice(0, -2).reduce<unknown>((parent, key) => nodeOf(parent)[String(key)], file.value);
      const isOfMenu = path.at(-2) === 'items' && nodeOf(above)['block'] === 'menu';
      return node['label'] === undefined || !(isOfMenu || path.at(-2) === 'buttons')
        ? []
        : [{ file, path, node, isOfMenu }];
    }),
  );
  const leading = new Set(all.flatMap(({ node: { action, label } }) => (action === undefined ? [] : [label])));
  return all.flatMap(({ file, path, node: { action, reason, isDisabled, label }, isOfMenu }) =>
    action !== undefined || reason !== undefined || isDisabled === true || !(isOfMenu || leading.has(label))
      ? []
      : file.fault(path, `missing "action": "${String(label)}" leads nowhere`),
  );
}

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
      return file.fault(
        [...path, 'to'],
        `${String(to)} shows ${words.join(' or ')}: say which under "tab" of "search"`,
      );
    }),
  );
}
