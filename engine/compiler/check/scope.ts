import type { ReferenceKind, ConfigScope, TargetKind, WordFault } from '../../schema/scope.ts';
import { isReference } from '../../schema/value.ts';
import { productLanguage } from '../../schema/language.ts';
import type { Catalogue, Declared } from './catalogue.ts';
import { fewWords, nearest } from '../report/faults.ts';
import { strangeWords } from './reference-words.ts';
import { type Shape, isOfKind, kindOfValue, kindWords, plain, unknownShape } from './shape.ts';
import { type Target, argumentFaults, parametersTarget, pathTarget, placeholdersTarget } from './targets.ts';

/** The texts that config uses, to find unused ones; `isComplete` is false if a file could not be read. */
export interface Usage {
  readonly texts: Set<string>;
  isComplete: boolean;
}

/** The reference roots, search parameters and data that one file adds to the catalogue. */
interface FileNames {
  readonly roots: ReadonlyMap<string, Shape>;
  readonly search: Declared;
  /** By the names under its `data`. */
  readonly data: ReadonlyMap<string, Shape>;
}

/** The scope of one file: the catalogue and what the file adds (`search`, `row`, `form`, its data). */
export function fileScope(catalogue: Catalogue, fileNames: FileNames, usage: Usage): ConfigScope {
  const roots = new Map([...catalogue.roots, ...fileNames.roots]);
  const withRow = (row: Shape): ConfigScope => {
    const inner = new Map([...fileNames.roots, ['row', row] as const, ['index', plain] as const]);
    return fileScope(catalogue, { ...fileNames, roots: inner }, usage);
  };
  return {
    fault(kind, word) {
      if (kind === 'text') usage.texts.add(word);
      const known = wordsOf(kind, catalogue, fileNames);
      if (!known || known.has(word)) return undefined;
      return unknownWord(kind, word, [...known.keys()]);
    },
    argumentFaults(kind, name, args) {
      const target = targetOf(kind, name, catalogue);
      return target ? argumentFaults(target, args, (reference) => shapeAt(roots, reference)) : [];
    },
    search: (name) => fileNames.search.get(name),
    valueFault: (reference) => faultOf(walk(roots, reference)),
    singleFault: (reference) => {
      const at = walk(roots, reference);
      return 'message' in at ? undefined : singleOf(reference, at);
    },
    listFault: (reference) => {
      const at = walk(roots, reference);
      if ('message' in at || at.items || at === unknownShape) return undefined;
      const lists = [...at.fields].filter(([, shape]) => shape.items).map(([field]) => `${reference}.${field}`);
      return { message: `"${reference}" is not a list`, nearest: lists.length === 1 ? lists[0] : undefined };
    },
    kindFault(value, expected) {
      if (expected === 'amount' && typeof value === 'number' && !Number.isInteger(value))
        return { message: `an exact amount needs quotes: "${value}"` };
      const at = isReference(value) ? walk(roots, value) : undefined;
      // A list or a group is reported as such.
      if (at && ('message' in at || at === unknownShape || singleOf(String(value), at))) return undefined;
      if (isOfKind(at ?? { ...plain, kind: kindOfValue(value) }, expected)) return undefined;
      return { message: `${at ? `"${String(value)}"` : JSON.stringify(value)} is not ${kindWords[expected]}` };
    },
    entryFault(value, expected) {
      const words = catalogue.wordsOf(expected);
      if (!words || String(value) === '') return undefined;
      const what = `${expected.field ?? 'key'} of ${expected.of.join(' or ')}`;
      if (!isReference(value)) {
        if (words.includes(String(value))) return undefined;
        const kind = { is: 'word', word: String(value), words } as const;
        return { message: `"${value}" is not a ${what}`, nearest: nearest(String(value), words), kind };
      }
      const { strange, isNever, nearest: hint } = strangeWords(value, words, (one) => shapeAt(roots, one));
      if (!isNever) return undefined;
      const only = strange.map((word) => `"${word}"`).join(', ');
      return { message: `"${value}" is ${only}, not a ${what}`, nearest: hint };
    },
    shownFault(value, field) {
      const at = isReference(value) ? shapeAt(roots, value) : plain;
      const words = at === plain ? [String(value)] : (at?.words ?? []);
      const keys = new Set(productLanguage().catalogues.flatMap((name) => catalogue.keysOf(name) ?? []));
      if (words.length === 0 || at?.from?.field !== undefined || !words.every((word) => keys.has(word)))
        return undefined;
      if (at === plain) return { message: `"${value}" is the key of an entry, which users must not see` };
      const only = words.map((word) => `"${word}"`).join(', ');
      const hint = at?.fields.has(field) === true ? `${value}.${field}` : undefined;
      return { message: `"${value}" is ${only}, the key of an entry, which users must not see`, nearest: hint };
    },
    neverFault(reference, word) {
      const at = walk(roots, reference);
      if ('message' in at) return undefined;
      const kind = { is: 'word', word: String(word) } as const;
      if (at.kind === 'truth' && !isReference(word)) {
        const isTruth = /^(true|false)$/.test(String(word));
        return isTruth ? undefined : { message: `"${reference}" is true or false, never "${String(word)}"`, kind };
      }
      if (isReference(word)) return unlikeFault(reference, at, word, shapeAt(roots, word));
      if (at.kind === 'amount' && kindOfValue(word) !== 'amount')
        return { message: `"${reference}" is a number, never "${String(word)}"`, kind };
      if (at.kind === 'date' && kindOfValue(word) !== 'date')
        return { message: `"${reference}" is a date, never "${String(word)}"`, kind };
      const [least, most] = at.range ?? [-Infinity, Infinity];
      if (least <= most && (Number(word) < least || Number(word) > most))
        return { message: `"${reference}" is from ${least} to ${most}, never ${String(word)}` };
      if (!at.words || at.words.includes(String(word))) return undefined;
      return {
        message: `"${reference}" is never "${String(word)}", only ${at.words.map((one) => `"${one}"`).join(', ')}`,
        nearest: nearest(String(word), at.words),
        kind: { ...kind, words: at.words },
      };
    },
    withEntryOf(reference) {
      const at = walk(roots, reference);
      return withRow(('message' in at ? undefined : at.items) ?? unknownShape);
    },
    withEntryOfList: (name) => withRow(catalogue.entryOf(name)),
    nearest,
  };
}

const wordTitles: Readonly<Partial<Record<ReferenceKind, string>>> = { search: 'search parameter', route: 'screen' };

/** The message for an unknown word, with help for common mistakes. */
function unknownWord(kind: ReferenceKind, word: string, known: readonly string[]): WordFault {
  if (word === '') return { message: `the ${wordTitles[kind] ?? kind} is missing: choose one` };
  const message = `unknown ${wordTitles[kind] ?? kind} "${word}"`;
  const [path = '', query] = word.split(/[?#]/);
  if (kind === 'route' && query !== undefined)
    return { message: `${message}: parameters belong under "search"`, nearest: nearest(path, known) };
  const hint = nearest(word, known);
  if (kind === 'text' && hint === undefined)
    return { message: `${message}: use a key of config/locales/en.json here, not the text itself` };
  return { message: `${message}${hint === undefined ? fewWords(known) : ''}`, nearest: hint };
}

/** The known words of a kind; undefined if they could not be read. */
export function wordsOf(
  kind: ReferenceKind,
  catalogue: Catalogue,
  fileNames?: FileNames,
): Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'> | undefined {
  switch (kind) {
    case 'text':
      return catalogue.texts;
    case 'icon':
      return catalogue.kinds.icons;
    case 'route':
      return catalogue.routes;
    case 'operation':
      return catalogue.operations;
    case 'view':
      return catalogue.kinds.views;
    case 'form':
      return catalogue.forms;
    case 'list':
      return catalogue.lists;
    case 'link':
      return catalogue.links;
    case 'picture':
      return catalogue.kinds.pictures;
    case 'search':
      return fileNames?.search;
    case 'data':
      return fileNames?.data;
  }
}

function targetOf(kind: TargetKind, name: string, catalogue: Catalogue): Target | undefined {
  const declared = (title: string, parameters: Declared | undefined): Target | undefined =>
    parameters && parametersTarget(title, parameters, catalogue.keysOf);
  switch (kind) {
    case 'route': {
      const screen = declared(name, catalogue.routes.get(name));
      const because = ', which selects what it shows; use "" for none';
      return screen && { ...screen, needs: catalogue.picks.get(name) ?? [], because };
    }
    case 'list':
    case 'form':
      return declared(`the ${kind} "${name}"`, (kind === 'list' ? catalogue.lists : catalogue.forms).get(name));
    case 'link':
      return filledTarget('link', name, catalogue.links?.get(name));
    case 'text':
      return filledTarget('text', name, catalogue.texts.get(name));
    case 'call': {
      const operation = catalogue.operations.get(name);
      return operation && pathTarget(operation);
    }
  }
}

/** A link or a text by its placeholders; each one of a text says whether it is a number. */
function filledTarget(
  of: 'link' | 'text',
  name: string,
  placeholders: readonly string[] | ReadonlyMap<string, boolean> | undefined,
): Target | undefined {
  const names = [...(placeholders ?? [])].map((one) => (typeof one === 'string' ? ([one, undefined] as const) : one));
  return placeholders && placeholdersTarget({ of, name }, names);
}

/** The fault of a reference to a list or a group of values where one value stands. */
function singleOf(reference: string, at: Shape): WordFault | undefined {
  if (at === unknownShape || /^\$(search|parameter)\.\w+$/.test(reference)) return undefined;
  if (at.items) return { message: `"${reference}" is a list: it does not stand for one value` };
  if (at.fields.size === 0 || at.kind !== undefined || at.words || at.any) return undefined;
  const [first] = at.fields.keys();
  return { message: `"${reference}" is no single value: name one of its fields, such as "${reference}.${first}"` };
}

/** The fault of two references that are never equal, because they are of different kinds. */
function unlikeFault(one: string, first: Shape, other: string, second: Shape | undefined): WordFault | undefined {
  const kinds = [first.kind, second?.kind].filter((kind) => kind !== undefined && kind !== 'text');
  if (kinds.length < 2 || kinds[0] === kinds[1]) return undefined;
  const [a, b] = [first, second].map((shape) => kindWords[shape?.kind ?? 'text']);
  return { message: `"${one}" is ${a}, "${other}" is ${b}: they are never equal` };
}

function faultOf(found: Shape | WordFault): WordFault | undefined {
  return 'message' in found ? found : undefined;
}

/** The shape of `$root.field.…`; undefined if there is no such value. */
export function shapeAt(roots: ReadonlyMap<string, Shape>, reference: string): Shape | undefined {
  const at = walk(roots, reference);
  return 'message' in at ? undefined : at;
}

/** The shape of `$root.field.…`, or the fault of a reference to no value. */
function walk(roots: ReadonlyMap<string, Shape>, reference: string): Shape | WordFault {
  const [root = '', ...path] = reference.slice(1).split('.');
  let at = roots.get(root);
  if (!at) {
    const word = nearest(root, roots.keys());
    return { message: `unknown reference "$${root}"`, nearest: word && `$${[word, ...path].join('.')}` };
  }
  let walked = `$${root}`;
  for (const [index, step] of path.entries()) {
    const next: Shape | undefined = at.fields.get(step) ?? (/^\d+$/.test(step) ? at.items : undefined) ?? at.any;
    if (!next) {
      const word = nearest(step, at.fields.keys());
      return {
        message: `"${walked}" has no field "${step}"`,
        nearest: word && [walked, word, ...path.slice(index + 1)].join('.'),
        kind: { is: 'word', word: step },
      };
    }
    at = next;
    walked += `.${step}`;
  }
  return at;
}
