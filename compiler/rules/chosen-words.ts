import { type Fault, pointerOf } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type Node, type Path, entriesIn, entryNamed, faultsIn, isReference, nodeOf, nodesIn } from './rule.ts';
import { mostNamed } from './money-form.ts';
import { lastWord } from './shown-figures.ts';

/** Each control of a filter sets a parameter of its own. */
export function controlFaults({ file }: CheckedFile): readonly Fault[] {
  return nodesIn(file.value).flatMap(({ path, node }) => {
    if (node['block'] !== 'filters') return [];
    const set = new Map<unknown, Path>();
    return ['searches', 'choices', 'days'].flatMap((key) =>
      entriesIn(node[key]).flatMap(([index, control]) => {
        const { parameter } = nodeOf(control);
        const at = [...path, key, index, 'parameter'];
        const twin = set.get(parameter);
        if (!twin) set.set(parameter, at);
        return twin ? file.fault(at, `"${String(parameter)}" is already set at ${pointerOf(twin)}`) : [];
      }),
    );
  });
}

/** What activity can show is what its sources have, each of its own token. */
export function sourceFaults(checked: CheckedFile): readonly Fault[] {
  const { file } = checked;
  const { search } = nodeOf(file.value);
  return faultsIn(file, (node, fault) => {
    if (node['block'] !== 'activity') return [];
    const sources = entriesIn(node['sources']);
    const ofTokens = sources.flatMap(([index, source]) => {
      const { token, with: args } = nodeOf(source);
      return Object.entries(nodeOf(args)).flatMap(([name, value]) => {
        const named = isReference(value) ? undefined : entryNamed(value, 'tokens', checked);
        return named === undefined || named === token
          ? []
          : fault(
              ['sources', index, 'with', name],
              `is of "${String(value)}", but stands as "${String(token)}"`,
              String(token),
            );
      });
    });
    const ofWords = (['kind', 'token'] as const).flatMap((key) => {
      const name = /^\$search\.(\w+)$/.exec(String(node[key]))?.[1] ?? '';
      const options = entriesIn(nodeOf(nodeOf(search)[name])['oneOf']);
      const known = new Set(sources.map(([, source]) => String(nodeOf(source)[key])));
      return options.flatMap(([index, word]) =>
        word === '' || known.has(String(word))
          ? []
          : file.fault(['search', name, 'oneOf', index], `no source of activity is of the ${key} "${String(word)}"`),
      );
    });
    const listed = sources.map(([index, source]) => ({
      index,
      list: nodeOf(source)['list'],
      kind: nodeOf(source)['kind'],
    }));
    const ofKinds = listed.flatMap(({ index, list, kind }) => {
      const other = listed.find((one) => one.list === list && one.kind !== kind);
      const isOfOther = other && listed.some((one) => one.list !== list && one.kind === kind);
      return isOfOther
        ? fault(
            ['sources', index, 'kind'],
            `"${String(kind)}" is of another list than "${String(list)}"`,
            String(other.kind),
          )
        : [];
    });
    return [...ofTokens, ...ofWords, ...ofKinds, ...choiceNameFaults(checked, node)];
  });
}

/** Faults of a kind of activity that is chosen under what the entries of another kind are called. */
function choiceNameFaults({ file }: CheckedFile, { kind, sources }: Node): Fault[] {
  const name = /^\$search\.(\w+)$/.exec(String(kind))?.[1];
  const named = entriesIn(sources).map(([, source]) => nodeOf(source));
  const ofKind = (value: unknown): unknown[] => named.flatMap((one) => (one['kind'] === value ? [one['entry']] : []));
  return faultsIn(file, ({ parameter, choices }, fault) => {
    if (parameter !== name || name === undefined) return [];
    const options: Node[] = entriesIn(choices).map(([index, option]) => ({ index, ...nodeOf(option) }));
    return options.flatMap(({ index, value, label }) => {
      // Two of one label are reported as that.
      const isOnly = options.filter((option) => option['label'] === label).length === 1;
      const usual = mostNamed(ofKind(value));
      const isOther = isOnly && !ofKind(value).includes(label) && named.some((one) => one['entry'] === label);
      const other = options.find((option) => option['label'] === usual);
      // Two that are exchanged are one fault.
      if (other && ofKind(other['value']).includes(label) && Number(other['index']) < Number(index)) return [];
      return isOther
        ? fault(
            ['choices', Number(index), 'label'],
            `"${String(label)}" is what entries of another kind than "${String(value)}" are called`,
            typeof usual === 'string' ? usual : undefined,
          )
        : [];
    });
  });
}

/** What each of a few values reads as is neither what another one reads as, nor named after another one. */
export function readAsFaults({ file, shapeAt }: CheckedFile): readonly Fault[] {
  return faultsIn(file, (node, fault, path) => {
    const words = Object.entries(nodeOf(node['words'] ?? node['statuses']));
    const key = 'words' in node ? 'words' : 'statuses';
    const textOf = (one: unknown): unknown => (typeof one === 'string' ? one : nodeOf(one)['text']);
    const otherwise = textOf(node['otherwise']);
    const named = words.flatMap(([word, one], index) => {
      const other = words.findIndex(([name]) => name !== word && isNameIn(textOf(one), name));
      if (other === -1 || isNameIn(textOf(one), word)) return [];
      const isSwapped = isNameIn(textOf(words[other]?.[1]), word);
      // Two texts that are exchanged are one fault.
      if (isSwapped && other < index) return [];
      const swapped = isSwapped ? `: it is exchanged with "${String(textOf(words[other]?.[1]))}"` : '';
      const at = [...path, key, word, ...(typeof one === 'string' ? [] : ['text'])];
      return file.fault(at, `"${word}" reads as "${String(textOf(one))}", which says "${words[other]?.[0]}"${swapped}`);
    });
    if (named.length > 0) return named;
    const twins = words.flatMap(([word, one], index) => {
      const text = textOf(one);
      const same = words.findIndex(([, other], place) => place !== index && textOf(other) === text);
      // The text that names a value is its own; else the first one keeps it.
      const namesValue =
        lastWord(String(text)) === word || (same > index && lastWord(String(text)) !== words[same]?.[0]);
      if (text === undefined || (same === -1 ? text !== otherwise : namesValue)) return [];
      const as = same === -1 ? 'any other value' : `"${words[same]?.[0]}"`;
      const at = [...path, key, word, ...(typeof one === 'string' ? [] : ['text'])];
      return file.fault(at, `"${word}" reads as "${String(text)}", the same as ${as}`);
    });
    const known = isReference(node['value']) ? shapeAt(node['value'])?.words : undefined;
    const left = known?.find((word) => word !== '' && !words.some(([one]) => one === word));
    return twins.length > 0 || words.length === 0 || left === undefined || otherwise !== undefined
      ? twins
      : fault(key, `has no text for "${left}", which "${String(node['value'])}" can be`);
  });
}

/** Whether the last word of a text's key is a value: `operation.periodStart` says `period_start`. */
function isNameIn(text: unknown, value: string): boolean {
  return lastWord(String(text)).toLowerCase() === value.replaceAll('_', '').toLowerCase();
}

/** The labels of values stand each at its own value. */
export function crumbFaults({ file }: CheckedFile): readonly Fault[] {
  const labels = nodeOf(nodeOf(nodeOf(file.value)['crumb'])['labels']);
  return Object.entries(labels).flatMap(([value, label]) => {
    const word = lastWord(String(label));
    return word !== value && word in labels
      ? file.fault(['crumb', 'labels', value], `"${String(label)}" says "${word}", another value than "${value}"`)
      : [];
  });
}
