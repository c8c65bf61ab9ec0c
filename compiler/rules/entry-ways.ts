import type { Fault } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type CheckedFolder, chosenIn, faultsIn, isReference, nodeOf, nodesIn } from './rule.ts';
import { sectionBalanceFaults } from './section-balances.ts';
import { holderOf, lastWord } from './shown-figures.ts';

/** The way to the whole of a list leads to a screen that shows it. */
export function moreFaults(checked: CheckedFile, folder: CheckedFolder): readonly Fault[] {
  const { files } = folder;
  return faultsIn(checked.file, (node, fault) => {
    const { block, list, more, title } = node;
    const { to } = nodeOf(nodeOf(more)['action']);
    const target = files.get(`screens${String(to)}`);
    if (!target || (list === undefined && block !== 'activity')) return [];
    const isShown = nodesIn(target.file.value).some(({ node: one }) =>
      block === 'activity' ? one['block'] === block : one['list'] === list && one['rows'] === undefined,
    );
    const what = block === 'activity' ? 'activity' : `the list "${String(list)}"`;
    if (list !== undefined && sectionBalanceFaults(checked, folder).length > 0) return [];
    // A list under the name of the one that shows there is reported where it stands.
    const isOfTitle = nodesIn(target.file.value).some(({ node: one }) => {
      const other = files.get(`lists/${String(one['list'])}`);
      return title !== undefined && nodeOf(other?.file.value)['label'] === title;
    });
    const label = nodeOf(files.get(`lists/${String(list)}`)?.file.value)['label'];
    if (isShown || (isOfTitle && label !== title)) return [];
    return fault(['more', 'action', 'to'], `leads to all entries, but ${String(to)} does not show ${what}`);
  });
}

/** A row opens the entry of its own list: the screen there asks for what the list asks for. */
export function rowWayFaults({ file, kind }: CheckedFile, { files }: CheckedFolder): readonly Fault[] {
  if (kind !== 'list') return [];
  const { operation, row } = nodeOf(file.value);
  const { to } = nodeOf(nodeOf(row)['action']);
  const opens = requestedOnce(files.get(`screens${String(to)}`));
  if (operation === undefined || opens.length === 0 || opens.includes(operation)) return [];
  const meant = [...files].flatMap(([name, one]) =>
    name.startsWith('screens/') && requestedOnce(one).includes(operation) ? [name.replace('screens', '')] : [],
  );
  // Nobody knows which of several is meant.
  const [only] = meant.length === 1 ? meant : [];
  return [
    file.fault(
      ['row', 'action', 'to'],
      `opens an entry of "${opens.join()}", but this lists "${String(operation)}"`,
      only,
    ),
  ];
}

/** The entry that a screen shows is looked for among those of the list that leads there: of its token and balance. */
export function openedFaults({ file, kind }: CheckedFile, folder: CheckedFolder): readonly Fault[] {
  if (kind !== 'screen') return [];
  const to = file.name.replace(/^config\/screens|\.json$/g, '');
  const lists = [...folder.files.values()].filter(
    (one) => one.kind === 'list' && nodeOf(nodeOf(nodeOf(one.file.value)['row'])['action'])['to'] === to,
  );
  return Object.entries(nodeOf(nodeOf(file.value)['data'])).flatMap(([name, source]) => {
    const { operation, first, with: params } = nodeOf(source);
    const list = lists.find((one) => nodeOf(one.file.value)['operation'] === operation);
    // A list of another balance than its section's is reported in the list.
    if (first !== true || !list || sectionBalanceFaults(list, folder).length > 0) return [];
    return Object.entries(nodeOf(nodeOf(list.file.value)['with'])).flatMap(([key, value]) => {
      const { [key]: current } = nodeOf(params);
      const isSame = current === undefined || isReference(current) || isReference(value) || current === value;
      return isSame
        ? []
        : [
            file.fault(
              ['data', name, 'with', key],
              `"${String(current)}" is not what the list that leads here asks for`,
              String(value),
            ),
          ];
    });
  });
}

/** The operations of which a screen shows the one entry that its address names. */
export function requestedOnce(checked: CheckedFile | undefined): unknown[] {
  return Object.values(nodeOf(nodeOf(checked?.file.value)['data'])).flatMap((source) => {
    const { operation, first, with: args } = nodeOf(source);
    return first === true && 'id' in nodeOf(args) ? [operation] : [];
  });
}

/** Beside a list stands the screen that its rows lead to, with the entry that is tapped. */
export function besideFaults(checked: CheckedFile, folder: CheckedFolder): readonly Fault[] {
  const { files } = folder;
  const { file } = checked;
  const blocks = nodesIn(nodeOf(file.value)['blocks'] ?? [], ['blocks']);
  const lists = blocks.filter(({ node }) => node['block'] === 'list' && node['beside'] !== undefined);
  const targets = lists.flatMap(({ node }) => {
    const list = files.get(`lists/${String(node['list'])}`);
    // A row that leads elsewhere itself is reported in its list.
    if (list && rowWayFaults(list, folder).length > 0) return [];
    const row = nodeOf(nodeOf(list?.file.value)['row']);
    return typeof nodeOf(row['action'])['to'] === 'string' ? [String(nodeOf(row['action'])['to'])] : [];
  });
  const details = blocks.filter(({ node }) => node['block'] === 'detail');
  const parameters = details.map(({ node }) => node['parameter']);
  return [
    ...details.flatMap(({ path, node }) =>
      targets.length === 0 || targets.includes(String(node['screen']))
        ? []
        : file.fault([...path, 'screen'], `the rows of the list beside it lead to ${targets[0]}`, targets[0]),
    ),
    ...lists.flatMap(({ path, node }) =>
      details.length === 0 || parameters.includes(node['beside'])
        ? []
        : file.fault(
            [...path, 'beside'],
            `no detail on this screen shows "${String(node['beside'])}"`,
            String(parameters[0]),
          ),
    ),
  ];
}

/** A way to an entry names it by the field that the screen there asks for. */
export function fieldWayFaults({ file, shapeAt }: CheckedFile): readonly Fault[] {
  return faultsIn(file, (node, fault) =>
    'to' in node
      ? Object.entries(nodeOf(node['search'])).flatMap(([name, value]) =>
          isReference(value) && lastWord(value) !== name && isEntryWith(name, value, shapeAt)
            ? fault(['search', name], `"${value}" is not the "${name}" of the entry`, `${holderOf(value)}.${name}`)
            : [],
        )
      : [],
  );
}

/** What a cell calls by the name of a field is that field of the entry: `email` is no `$row.username`. */
export function calledFieldFaults({ file, shapeAt }: CheckedFile): readonly Fault[] {
  return faultsIn(file, (node, fault) =>
    'cell' in node
      ? Object.entries(node).flatMap(([name, value]) => {
          if (name === 'value' || !isReference(value) || lastWord(value) === name) return [];
          const meant = `${holderOf(value)}.${name}`;
          if (isEntryWith(name, value, shapeAt))
            return fault(name, `"${value}" is not the "${name}" of the entry`, meant);
          return node[lastWord(value)] === value
            ? fault(name, `"${value}" is the "${lastWord(value)}" already, not the "${name}"`)
            : [];
        })
      : [],
  );
}

/** People see the label of what has one, such as a language, never its code. */
export function codeShownFaults({ file, shapeAt }: CheckedFile): readonly Fault[] {
  return faultsIn(file, ({ cell, value }, fault) => {
    if (cell !== 'plain' || !isReference(value)) return [];
    const fields = shapeAt(holderOf(value))?.fields;
    return fields?.has('code') === true && fields.has('label') && lastWord(value) !== 'label'
      ? fault('value', `"${value}" is for addresses and requests, never for people`, `${holderOf(value)}.label`)
      : [];
  });
}

/** No address has a name or an e-mail of a person: others would see it. */
export function personWayFaults({ file, shapeAt }: CheckedFile): readonly Fault[] {
  return nodesIn(file.value).flatMap(({ path, node }) =>
    Object.entries('to' in node ? nodeOf(node['search']) : {}).flatMap(([name, value]) => {
      if (!isReference(value) || !/^(?:email|username|partnerName)$/.test(lastWord(value))) return [];
      const holder = holderOf(value);
      const id = ['id', 'userId'].find((one) => shapeAt(holder)?.fields.has(one));
      // Another field than the one of its name is reported as that.
      if (isEntryWith(name, value, shapeAt)) return [];
      const message = `"${value}" says who somebody is: it must not stand in an address`;
      return [file.fault([...path, 'search', name], message, id === undefined ? undefined : `${holder}.${id}`)];
    }),
  );
}

function isEntryWith(name: string, value: string, shapeAt: CheckedFile['shapeAt']): boolean {
  return /^\$(row|entry)\.\w+$/.test(value) && shapeAt(holderOf(value))?.fields.has(name) === true;
}

/** The question before something is done opens a dialog of its screen. */
export function questionWayFaults(checked: CheckedFile, { files }: CheckedFolder): readonly Fault[] {
  return faultsIn(checked.file, (node, fault) => {
    const { to, search } = nodeOf(node['question']);
    const target = files.get(`screens${String(to)}`);
    if (!target) return [];
    const params = nodeOf(search);
    const dialogs = nodesIn(target.file.value).filter(({ node: one }) => one['block'] === 'dialog');
    if (dialogs.some(({ node: one }) => params[String(one['parameter'])] === one['value'])) return [];
    const [first] = dialogs.map(({ node: one }) => `"${String(one['parameter'])}": "${String(one['value'])}"`);
    return fault(
      ['question', 'search'],
      `opens no dialog of ${String(to)}, so nobody is asked: write ${first ?? 'a dialog there'}`,
    );
  });
}

/** Warnings about a way between two screens on which the token is chosen that does not take the choice along. */
export function keptTokenFaults(checked: CheckedFile, { config }: CheckedFolder): readonly Fault[] {
  const { file } = checked;
  const chosen = chosenIn(checked, 'tokens');
  if (chosen === undefined) return [];
  return faultsIn(file, ({ to, search }, fault, path) => {
    // A way to the own screen may begin anew.
    if (typeof to !== 'string' || path.at(-1) === 'back' || file.name === `config/screens${to}.json`) return [];
    const name = lastWord(chosenIn({ file: config.file(`screens${to}`), kind: 'screen' }, 'tokens') ?? '');
    if (name === '' || name in nodeOf(search)) return [];
    const message = `the user chooses the token, but ${to} opens with its own: add "${name}" to "search"`;
    return { ...fault('to', message, chosen), isWarning: true };
  });
}
