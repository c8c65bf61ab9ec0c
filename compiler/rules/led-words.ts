import { pathOfScreen } from 'engine/compiler/read/config-folder.ts';
import { canBeTogether } from 'engine/compiler/check/check-conditions.ts';
import { kindOfValue } from 'engine/compiler/check/shape.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type CheckedFolder, entriesIn, faultsIn, nodeOf, nodesIn } from './rule.ts';
import { lastWord } from './shown-figures.ts';

/** What leads somewhere says where: the title of a screen, or a label that reads as its path, leads to it. */
export function ledFaults({ files }: CheckedFolder): readonly Fault[] {
  const titles = new Map<string, string[]>();
  const titleOf = new Map<string, string>();
  for (const [name, { file }] of files) {
    const { title } = nodeOf(file.value);
    if (!name.startsWith('screens/') || typeof title !== 'string') continue;
    const path = pathOfScreen(name.slice('screens/'.length));
    titles.set(title, [...(titles.get(title) ?? []), path]);
    titleOf.set(path, title);
  }
  const led = [...files.values()].flatMap(({ file }) =>
    nodesIn(file.value).flatMap(({ path, node }) => {
      const { action, label } = node;
      const { to } = nodeOf(action);
      return typeof to === 'string' && typeof label === 'string'
        ? [{ file, at: [...path, 'action', 'to'], label, to }]
        : [];
    }),
  );
  return led.flatMap(({ file, at, label, to }) => {
    const read = `/${label.replaceAll('.', '/')}`;
    const meant = titles.get(label) ?? (titleOf.has(read) ? [read] : undefined);
    const other = titleOf.get(to);
    const isThere = meant?.some((one) => to === one || to.startsWith(`${one}/`));
    // A screen around it that is gone or has a fault could have the title.
    const isKnown = to
      .split('/')
      .every((_, index, parts) => index === 0 || titleOf.has(parts.slice(0, index + 1).join('/')));
    // A title that several screens have is a general word.
    return meant === undefined ||
      meant.length > 2 ||
      isThere === true ||
      !isKnown ||
      other === undefined ||
      other === label
      ? []
      : file.fault(
          at,
          `"${label}" is ${titles.has(label) ? 'the title' : 'the name'} of ${meant.join(', ')}, but this leads to ${to}`,
          meant[0],
        );
  });
}

/** What stands under the name of a list is that list, and what stands under the name of a link opens it. */
export function namedEntryFaults({ files, catalogue }: CheckedFolder): readonly Fault[] {
  const lists = new Map<unknown, string[]>();
  // A list that is gone or has a fault could have the name.
  const isKnown = (list: string): boolean => files.has(`lists/${list}`);
  for (const [name, { file, kind }] of files) {
    const { label } = nodeOf(file.value);
    if (kind === 'list') lists.set(label, [...(lists.get(label) ?? []), name.slice('lists/'.length)]);
  }
  const links = new Set(catalogue.links?.keys());
  return [...files.values()].flatMap(({ file, kind }) =>
    faultsIn(file, (node, fault) => {
      const { title, list, label, action } = node;
      const meant = kind === 'list' ? undefined : lists.get(title);
      if (typeof list === 'string' && meant !== undefined && isKnown(list) && !meant.includes(list)) {
        const takes = (one: string): boolean =>
          Object.keys(nodeOf(node['with'])).every(
            (name) => name in nodeOf(nodeOf(files.get(`lists/${one}`)?.file.value)['parameters']),
          );
        const fitting = meant.find(takes) ?? meant[0];
        return fault('list', `stands under "${String(title)}", the name of another list`, fitting);
      }
      const { link, to } = nodeOf(action);
      const history = String(to).endsWith('/history') ? files.get(`screens${String(to)}`) : undefined;
      const shown = nodesIn(history?.file.value).flatMap(({ node: { block, list: one } }) =>
        block === 'list' ? [String(one)] : [],
      );
      const isOther =
        shown.length > 0 && shown.every((one) => isKnown(one) && lists.get(label)?.includes(one) !== true);
      if (lists.has(label) && isOther)
        return fault(['action', 'to'], `"${String(label)}" is the name of a list that ${String(to)} does not show`);
      const word = typeof label === 'string' ? lastWord(label) : '';
      return typeof link === 'string' && word !== link && links.has(word)
        ? fault(['action', 'link'], `stands under "${String(label)}", the name of another link`, word)
        : [];
    }),
  );
}

/** No value is in a choice twice, and the label of one is not that of another. */
export function choiceFaults({ files }: CheckedFolder): readonly Fault[] {
  return [...files.values()].flatMap(({ file }) =>
    faultsIn(file, (node, fault) =>
      (['choices', 'items', 'options'] as const).flatMap((key): Fault[] => {
        const choices: unknown = node[key];
        if (!Array.isArray(choices)) return [];
        const values = new Set(choices.map((one) => nodeOf(one)['value']));
        // A number without a label is what is counted, such as months.
        const counts = choices.map((one) => ('label' in nodeOf(one) ? '' : String(nodeOf(one)['value'])));
        const none = counts.every((one) => kindOfValue(one) === 'amount')
          ? counts.findIndex((one) => Number(one) <= 0)
          : -1;
        if (none !== -1) return [fault([key, none, 'value'], `"${counts[none]}" is nothing to choose among numbers`)];
        return choices.flatMap((one, index) => {
          const { value, label, when } = nodeOf(one);
          const isTwin = (other: unknown): boolean =>
            nodeOf(other)['value'] === value && canBeTogether(nodeOf(other)['when'], when);
          if (typeof value === 'string' && choices.slice(0, index).some(isTwin))
            return fault([key, index, 'value'], `"${value}" is there twice`);
          const word = typeof label === 'string' ? lastWord(label) : undefined;
          return typeof value === 'string' && word !== undefined && word !== value && values.has(word)
            ? fault([key, index, 'label'], `says "${word}", another value of this choice than "${value}"`)
            : [];
        });
      }),
    ),
  );
}

/** A banner leads where the same words lead elsewhere in its file. */
export function bannerWayFaults({ file }: CheckedFile): readonly Fault[] {
  return faultsIn(file, ({ title, action }, fault) => {
    const { to } = nodeOf(action);
    const others = nodesIn(file.value).flatMap(({ node }) => {
      const other = nodeOf(node['action'])['to'];
      return typeof title === 'string' && node['label'] === title && typeof other === 'string' ? [other] : [];
    });
    return to === undefined || others.length === 0 || others.includes(String(to))
      ? []
      : fault(['action', 'to'], `"${String(title)}" leads to ${String(others[0])} elsewhere on this screen`, others[0]);
  });
}

/** The links of one menu are for the same people: beside `channelEn` stands `chatEn`. */
export function menuLinkFaults({ file, catalogue }: CheckedFile): readonly Fault[] {
  const endOf = (link: unknown): string | undefined => /(?<=[a-z])[A-Z][a-z]+$/.exec(String(link))?.[0];
  const linkOf = (item: unknown): unknown => nodeOf(nodeOf(item)['action'])['link'];
  const used = nodesIn(file.value).flatMap(({ node }) => (typeof node['link'] === 'string' ? [node['link']] : []));
  return faultsIn(file, ({ items }, fault) =>
    entriesIn(items).flatMap(([index, item]) => {
      const link = linkOf(item);
      const [end, others] = [endOf(link), entriesIn(items).filter(([, other]) => other !== item)];
      const ends = others.flatMap(([, other]) =>
        canBeTogether(nodeOf(other)['when'], nodeOf(item)['when']) ? (endOf(linkOf(other)) ?? []) : [],
      );
      const meant = `${String(link).slice(0, -String(end).length)}${ends[0]}`;
      // In one menu twice: their conditions are what is wrong.
      if (others.some(([, other]) => linkOf(other) === link)) return [];
      const isTwice = used.filter((one) => one === link).length > 1;
      return end === undefined || ends.length === 0 || ends.includes(end) || !isTwice || !catalogue.links?.has(meant)
        ? []
        : fault(['items', index, 'action', 'link'], `"${String(link)}" is there twice, "${meant}" not`, meant);
    }),
  );
}
