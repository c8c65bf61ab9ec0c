import { type Scope, type SlotName, type WordFault } from '../src/engine/definition/scope.ts';
import type { Operation, Shape } from './contract.ts';
import { nearest } from './faults.ts';
import { type Kinds, pascalCase } from './kinds.ts';

/** The words that config files may name, apart from those of their own scope. */
export interface Catalogue {
  readonly kinds: Kinds;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly texts: ReadonlySet<string>;
  /** The paths of the screens, each with the search parameters it takes. */
  readonly routes: ReadonlyMap<string, readonly string[]>;
  readonly forms: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  /** The roots every file may refer to: session, limits, app, language. */
  readonly roots: ReadonlyMap<string, Shape>;
}

/** The words that config used, so that an unused text is found. */
export interface Usage {
  readonly texts: Set<string>;
  readonly links: Set<string>;
}

/** The scope of one file: the catalogue, and the roots that this file adds (`search`, `row`, `form`, its data). */
export function fileScope(catalogue: Catalogue, ownRoots: ReadonlyMap<string, Shape>, usage: Usage): Scope {
  const words: Record<string, { has(word: string): boolean; all: Iterable<string> }> = {
    text: {
      has: (word) => catalogue.texts.has(word) || catalogue.texts.has(`${word}_other`),
      all: catalogue.texts,
    },
    icon: {
      has: (word) => catalogue.kinds.icons.has(`Icon${pascalCase(word)}`),
      all: [...catalogue.kinds.icons].map((file) => kebabCase(file.slice('Icon'.length))),
    },
    route: { has: (word) => catalogue.routes.has(word), all: catalogue.routes.keys() },
    operation: { has: (word) => catalogue.operations.has(word), all: catalogue.operations.keys() },
    view: { has: (word) => catalogue.kinds.views.has(word), all: catalogue.kinds.views.keys() },
    form: { has: (word) => catalogue.forms.has(word), all: catalogue.forms },
    list: { has: (word) => catalogue.lists.has(word), all: catalogue.lists },
    link: { has: (word) => catalogue.links.has(word), all: catalogue.links },
  };
  const roots = new Map([...catalogue.roots, ...ownRoots]);
  return {
    fault(kind, word) {
      if (kind === 'text') usage.texts.add(word);
      if (kind === 'link') usage.links.add(word);
      const known = words[kind];
      if (!known || known.has(word)) return undefined;
      return { message: `unknown ${kind} "${word}"`, nearest: nearest(word, known.all) };
    },
    searchOf: (path) => catalogue.routes.get(path) ?? [],
    valueFault: (reference) => pathFault(roots, reference),
    kind: (slot, name) => catalogue.kinds.slots[slot].get(name)?.props,
    kinds: (slot: SlotName) => [...catalogue.kinds.slots[slot].keys()],
    nearest,
  };
}

/** Why `$root.field.…` leads nowhere, or undefined. */
function pathFault(roots: ReadonlyMap<string, Shape>, reference: string): WordFault | undefined {
  const [root = '', ...path] = reference.slice(1).split('.');
  const names = new Map([...roots.keys()].map((name) => [name, name]));
  let at = roots.get(root);
  if (!at) {
    const word = nearest(root, names.keys());
    return { message: `unknown reference "$${root}"`, nearest: word && `$${[word, ...path].join('.')}` };
  }
  let walked = `$${root}`;
  for (const step of path) {
    const next: Shape | undefined = at.fields.get(step) ?? (at.items && /^\d+$/.test(step) ? at.items : at.any);
    if (!next) {
      const word = nearest(step, at.fields.keys());
      return { message: `"${walked}" has no field "${step}"`, nearest: word && `${walked}.${word}` };
    }
    at = next;
    walked += `.${step}`;
  }
  return undefined;
}

function kebabCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/([a-z])([0-9])/g, '$1-$2').toLowerCase();
}

/** A shape with these fields, each plain or given. */
export function shapeOf(fields: Iterable<string | readonly [string, Shape]>): Shape {
  return {
    fields: new Map([...fields].map((field) => (typeof field === 'string' ? [field, shapeOf([])] : [field[0], field[1]]))),
  };
}
