import lists from 'virtual:config/outcomes';

import type { Parameter } from 'engine/runtime/parameter.ts';
import { withParameters } from 'engine/runtime/parameter-root.ts';
import { keysOf } from '../engine/catalogues.ts';
import { pageParameters } from 'engine/runtime/page.ts';
import type { Scope } from 'engine/runtime/scope.ts';
import type { WatchedList } from './watched-list.ts';

/** A watched list with values for its parameters, such as the withdrawals of one token. */
export interface Source {
  /** The list and the values: `withdraws xaut`. */
  readonly name: string;
  readonly list: WatchedList;
  readonly params: Readonly<Record<string, string>>;
}

/** Every watched list, once for each token or other choice that its entries belong to. */
export const sources: readonly Source[] = lists.flatMap((list) =>
  choicesOf(list.parameters).map((params) => ({ name: [list.list, ...Object.values(params)].join(' '), list, params })),
);

/** The source of a name; undefined for one of another version of config. */
export function sourceOf(name: string): Source | undefined {
  return sources.find((source) => source.name === name);
}

/** The scope of a source: its parameters, and an entry of it. */
export function scopeOf({ list, params }: Source, base: Scope, row?: unknown): Scope {
  return withParameters({ ...base, roots: { ...base.roots, row } }, 'parameter', list.parameters, params);
}

/** The parameters of the newest page of a source. */
export function newestPage(source: Source, base: Scope): Record<string, unknown> {
  return pageParameters(source.list, scopeOf(source, base), 0);
}

/** All combinations of the parameters that choose what a list is of; a filter stays empty. */
function choicesOf(parameters: Readonly<Record<string, Parameter>>): Record<string, string>[] {
  return Object.entries(parameters).reduce<Record<string, string>[]>(
    (combined, [name, parameter]) => {
      const words =
        'from' in parameter ? keysOf(parameter.from, parameter) : 'oneOf' in parameter ? parameter.oneOf : [];
      if (words.length === 0 || words.includes('')) return combined;
      return combined.flatMap((params) => words.map((word) => ({ ...params, [name]: word })));
    },
    [{}],
  );
}
