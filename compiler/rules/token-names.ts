import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import { type CheckedFolder, chosenIn, entryNamed, isReference, nodeOf, nodesIn, valuesIn } from './rule.ts';
import { shownFigures } from './shown-figures.ts';

/** Where a token may be named beside another: a question about it, a way to it, and words of a filter. */
const besides: ReadonlySet<PropertyKey> = new Set(['when', 'current', 'action', 'search', 'choices']);

/** Where a screen or list lets users choose the token, what it asks for is of that token. */
export function fixedTokenFaults(checked: CheckedFile): readonly Fault[] {
  const { file, kind } = checked;
  if (kind !== 'screen' && kind !== 'list') return [];
  const value = nodeOf(file.value);
  const chosen = chosenIn(checked, 'tokens');
  if (chosen === undefined) return [];
  const keys = checked.catalogue.keysOf('tokens') ?? [];
  const places = [
    // What is called after a token is of it (calledTokenFaults).
    ...Object.entries(nodeOf(value['data'])).flatMap(([key, one]) =>
      tokenCalled(key, keys) === undefined ? [[['data', key], one, 'with', 'data'] as const] : [],
    ),
    [[], kind === 'list' ? value : undefined] as const,
    ...nodesIn(value['blocks'] ?? [], ['blocks']).flatMap(({ path, node }) =>
      'list' in node || 'form' in node ? [[path, node] as const] : [],
    ),
    ...nodesIn(value).flatMap(({ path, node }) =>
      'to' in node && 'search' in node ? [[path, { with: node['search'] }, 'search', node['to']] as const] : [],
    ),
  ];
  const faults = places.flatMap(([path, one, within = 'with', to]) =>
    Object.entries(nodeOf(nodeOf(one)['with'])).flatMap(([key, word]) => {
      const isNamed = ['token', 'ticker', 'currency'].includes(key);
      const fixed = fixedToken(word, checked);
      if (fixed === undefined || (!isReference(word) && !isNamed)) return [];
      const message = `is always "${String(word)}", but the user chooses the token`;
      const field = isReference(word) ? word.replace(/^\$tokens\.\w+/, '') : fixed === word ? '' : '.ticker';
      return [{ fixed, to, fault: file.fault([...path, within, key], message, `${chosen}${field}`) }];
    }),
  );
  // A screen of several tokens shows each beside the chosen one, or leads to each.
  return [...Map.groupBy(faults, ({ to }) => to).values()].flatMap((same) =>
    new Set(same.map(({ fixed }) => fixed)).size > 1 ? [] : same.map(({ fault }) => fault),
  );
}

/** The token that a name is called after: `xaut` for `xautAccount`; undefined for any other name. */
function tokenCalled(name: string, keys: readonly string[]): string | undefined {
  return keys.find((key) => new RegExp(`^${key}(?:[A-Z]|$)`).test(name));
}

/** The token that a reference is of by a name in it: `xaut` for `$xautAccount.price` and `$row.xaut`. */
function tokenOfReference(reference: string, keys: readonly string[]): string | undefined {
  return reference
    .slice(1)
    .split('.')
    .map((name) => tokenCalled(name, keys))
    .find((key) => key !== undefined);
}

/** A piece of data that is called after a token is of that token. */
export function calledTokenFaults(checked: CheckedFile): readonly Fault[] {
  const keys = checked.catalogue.keysOf('tokens') ?? [];
  return Object.entries(nodeOf(nodeOf(checked.file.value)['data'])).flatMap(([name, source]) => {
    const called = tokenCalled(name, keys);
    if (called === undefined) return [];
    return valuesIn(nodeOf(source)['with'] ?? {}, ['data', name, 'with']).flatMap(({ path, value }) => {
      const named = fixedToken(value, checked);
      return named === undefined || named === called
        ? []
        : checked.file.fault(path, `"${String(value)}" is of "${named}", but "${name}" is called after "${called}"`);
    });
  });
}

/** The token that a value always means, whatever the user chooses. */
function fixedToken(value: unknown, checked: CheckedFile): string | undefined {
  const [, key] = /^\$tokens\.(\w+)/.exec(String(value)) ?? [];
  return key ?? (isReference(value) ? undefined : entryNamed(value, 'tokens', checked));
}

/** The keys of a number's amounts, whose unit is beside them. */
const amounts = ['value', 'amount', 'from', 'take', 'part', 'whole'];

/** The unit of an amount is the token of what it is of; where the user chooses the token, it is the chosen one. */
export function unitTokenFaults(checked: CheckedFile): readonly Fault[] {
  const { file, kind } = checked;
  const value = nodeOf(file.value);
  const keys = checked.catalogue.keysOf('tokens') ?? [];
  const chosen = kind === 'screen' ? chosenIn(checked, 'tokens') : undefined;
  return nodesIn(value['blocks'] ?? [], ['blocks']).flatMap(({ path, node }) => {
    const { unit } = node;
    if (typeof unit !== 'string' || path.some((one) => besides.has(one))) return [];
    const named = fixedToken(unit, checked);
    const references = amounts.map((key) => node[key]).filter(isReference);
    if (named === undefined || references.length === 0) return [];
    const called = references.map((one) => tokenOfReference(one, keys)).find((key) => key !== undefined);
    if (called === named || (called === undefined && chosen === undefined)) return [];
    const message =
      called === undefined
        ? `is always "${unit}", but the user chooses the token`
        : `"${unit}" is not the token of "${references[0] ?? ''}"`;
    return file.fault([...path, 'unit'], message, called === undefined ? `${chosen}.ticker` : undefined);
  });
}

/** What stands under the word for a network is one, and what stands under the word for a token is none. */
export function otherEntryFaults(checked: CheckedFile): readonly Fault[] {
  return shownFigures(checked).flatMap(({ path, label, name, reference }) => {
    const isNetwork = entryNamed(reference, 'networks', checked) !== undefined;
    const isToken = (['tokens', 'markets'] as const).some((from) => entryNamed(reference, from, checked) !== undefined);
    if (!(name === 'network' && isToken) && !(/^(?:token|currency)$/.test(name) && isNetwork)) return [];
    const chosen = chosenIn(checked, isToken ? 'networks' : 'tokens');
    const field = isToken ? 'name' : 'ticker';
    return checked.file.fault(
      path,
      `"${reference}" is a ${isToken ? 'token' : 'network'}, but "${label}" says "${name}"`,
      chosen === undefined ? undefined : `${chosen}.${field}`,
    );
  });
}

/** A part that is about the token that it is included with names no token itself. */
export function partTokenFaults({ config, catalogue }: CheckedFolder): readonly Fault[] {
  const keys = catalogue.keysOf('tokens') ?? [];
  return config.names
    .filter((name) => name.startsWith('parts/'))
    .flatMap((name) => {
      const file = config.file(name);
      const { part } = nodeOf(file.value);
      const texts = valuesIn(part ?? {}, ['part']).flatMap(({ path, value }) =>
        typeof value === 'string' ? [{ path, value }] : [],
      );
      if (!texts.some(({ value }) => value.startsWith('$tokens.{'))) return [];
      return texts.flatMap(({ path, value }) => {
        const named = isReference(value) ? tokenOfReference(value.replace(/^\$tokens\./, '$'), keys) : undefined;
        return named === undefined
          ? []
          : file.fault(path, `is always of "${named}", but this part is of the token that it is included with`);
      });
    });
}
