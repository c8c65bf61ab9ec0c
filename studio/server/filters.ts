import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { type Node, isNode, nodeOf, nodesIn } from '../../compiler/rules/rule.ts';

/** The lists of controls of the block `filters`, each with the key that declares the parameters it takes. */
const lists = { searches: 'text', choices: 'oneOf', days: 'date' } as const;

/** Controls that a screen may add to its filters, by their list. */
export type Filters = Readonly<Record<keyof typeof lists, readonly Node[]>>;

/**
 * The filters that a screen can have besides its own: one for each parameter of its address that nothing on it sets. A
 * control that another screen has for the same words comes with its texts; else they are left to choose.
 */
export function filtersOf(config: ConfigFolder, name: string): Filters {
  const { search, ...rest } = nodeOf(config.file(name).value);
  const used = new Set(nodesIn(rest).flatMap(({ node: { parameter, beside } }) => [parameter, beside]));
  const open = Object.entries(nodeOf(search)).filter(([parameter]) => !used.has(parameter));
  const others = config.names
    .filter((file) => /^(?:screens|parts)\//.test(file))
    .flatMap((file) =>
      nodesIn(config.file(file).value).flatMap(({ node }) => (node['block'] === 'filters' ? [node] : [])),
    );
  const filtersIn = (list: keyof typeof lists): Node[] =>
    open.flatMap(([parameter, declared]) => {
      const { [lists[list]]: kind } = nodeOf(declared);
      if (kind === undefined) return [];
      const words = Array.isArray(kind) ? kind.map(String) : [];
      const known = others
        .flatMap((block) => Object.values(nodeOf(block[list])).filter(isNode))
        .find((node) => node['parameter'] === parameter && wordsOf(node).join() === words.toSorted().join());
      const choices = list === 'choices' && { choices: words.map((value) => ({ value, label: '' })) };
      return [known ?? { label: '', parameter, ...choices }];
    });
  return { searches: filtersIn('searches'), choices: filtersIn('choices'), days: filtersIn('days') };
}

/** The words among which a control lets choose. */
function wordsOf(control: Node): string[] {
  return Object.values(nodeOf(control['choices']))
    .map((node) => String(nodeOf(node)['value']))
    .toSorted();
}
