import type { Fault } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';
import { mostNamed } from './money-form.ts';
import { lastWord } from './shown-figures.ts';
import { type CheckedFolder, type Node, entryNamed, faultsIn, isReference, nodeOf, nodesIn, valuesIn } from './rule.ts';

/** Of two fields with the names of two parameters, each is filled in under its own name. */
export function exchangedNameFaults({ file, shapeAt }: CheckedFile): readonly Fault[] {
  return faultsIn(file, (node, fault) => {
    // A text says what it shows in words of its own.
    const params = 'text' in node ? {} : nodeOf(node['with']);
    const names = Object.keys(params);
    return names.flatMap((name, index) => {
      const [, root = '', field = ''] = /^\$(\w+)\.(\w+)$/.exec(String(params[name])) ?? [];
      const meant = `$${root}.${name}`;
      const other = names.indexOf(field);
      if (other === -1 || field === name || shapeAt(`$${root}`)?.fields.has(name) !== true) return [];
      // Two that are exchanged are one fault.
      if (params[field] === meant && other < index) return [];
      // A field that nothing reads is reported by the rule about unused fields.
      const isTyped = ['form', 'parameter', 'search'].includes(root);
      if (
        isTyped &&
        !valuesIn(file.value).some(({ value }) => value === meant || String(value).startsWith(`${meant}.`))
      )
        return [];
      return fault(['with', name], `"${String(params[name])}" is the "${field}", not the "${name}"`, meant);
    });
  });
}

/** A title and the text under it belong together, such as `closed.buyTitle` and `closed.buyText`. */
export function titleFaults({ file, catalogue }: CheckedFile): readonly Fault[] {
  return nodesIn(file.value).flatMap(({ path, node: { title, text } }) => {
    const said = typeof text === 'string' ? text : nodeOf(text)['text'];
    const ending = /(?:Text|Hint)$/.exec(String(said))?.[0];
    if (typeof title !== 'string' || ending === undefined) return [];
    const meant = `${title.replace(/Title$/, '')}${ending}`;
    if (said === meant || !catalogue.english.has(meant)) return [];
    const at = [...path, 'text', ...(typeof text === 'string' ? [] : ['text'])];
    return file.fault(at, `"${String(said)}" stands under "${title}", which has a text of its own`, meant);
  });
}

/** Of four or more screens of one name, such as all limits, none has the text of something else as its title. */
export function screenTitleFaults({ files }: CheckedFolder): readonly Fault[] {
  const isNamedBeside = (key: string, source: SourceFile): boolean =>
    [...files.values()].some(({ file }) => file !== source && valuesIn(file.value).some(({ value }) => value === key));
  const screens = [...files].flatMap(([name, { file }]) => {
    const { title } = nodeOf(file.value);
    return name.startsWith('screens/') && typeof title === 'string' ? [{ name: lastWord(name, '/'), title, file }] : [];
  });
  return [...Map.groupBy(screens, ({ name }) => name).values()].flatMap((alike) => {
    const usual = mostNamed(alike.map(({ title }) => title));
    // A text that nothing else shows was written for its screen.
    const others = alike.filter(({ title, file }) => title !== usual && isNamedBeside(title, file));
    return others.length === 1 && alike.length > 4
      ? others.map(({ file, title, name }) =>
          file.fault(['title'], `"${title}" is not the title that every other screen "${name}" has`, usual),
        )
      : [];
  });
}

/** A screen of a section of the business area is of the numbers of this section. */
export function businessSectionFaults({ file, kind }: CheckedFile, { config }: CheckedFolder): readonly Fault[] {
  if (kind !== 'screen') return [];
  const known = Object.keys(nodeOf(nodeOf(config.file('business').value)['sections']));
  const meant = file.name
    .replace(/\.json$/, '')
    .split('/')
    .find((part) => known.includes(part));
  return Object.entries(nodeOf(nodeOf(file.value)['data'])).flatMap(([name, source]) => {
    const { view, with: params } = nodeOf(source);
    const { section } = nodeOf(params);
    return view !== 'business' || meant === undefined || isReference(section) || section === meant
      ? []
      : [
          file.fault(
            ['data', name, 'with', 'section'],
            `"${String(section)}" is not the section of this screen`,
            meant,
          ),
        ];
  });
}

/** What shows while one section of the business area is chosen leads to this one, and says nothing of another. */
export function chosenSectionFaults({ file }: CheckedFile, { config }: CheckedFolder): readonly Fault[] {
  const known = Object.keys(nodeOf(nodeOf(config.file('business').value)['sections']));
  return nodesIn(file.value).flatMap(({ path, node }) => {
    const pair: unknown = nodeOf(node['when'])['equals'];
    const [about, section] = Array.isArray(pair) ? pair.map(String) : [];
    if (about !== '$search.section' || section === undefined || !known.includes(section)) return [];
    return valuesIn(node, path).flatMap(({ path: at, value }) => {
      const words = typeof value === 'string' && !at.includes('when') ? value.split(/[./]/) : [];
      const other = words.length > 1 ? words.find((word) => known.includes(word) && word !== section) : undefined;
      return other === undefined
        ? []
        : file.fault(
            at,
            `"${String(value)}" is of "${other}", but shows while "${section}" is chosen`,
            String(value).replace(new RegExp(String.raw`\b${other}\b`), section),
          );
    });
  });
}

/** The token whose price a text says is one of the wallet. */
export function pricedFaults(checked: CheckedFile): readonly Fault[] {
  return faultsIn(checked.file, (node, fault) => {
    const params: Node = 'text' in node ? nodeOf(node['with']) : {};
    const { token, ...others } = params;
    const hasPrice = Object.values(others).some((one) => String(nodeOf(one)['value']).endsWith('.price'));
    return hasPrice &&
      typeof token === 'string' &&
      !isReference(token) &&
      entryNamed(token, 'tokens', checked) === undefined
      ? fault(['with', 'token'], `"${String(token)}" is no token of the wallet: its price would be of another`)
      : [];
  });
}
