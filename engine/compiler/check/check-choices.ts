import type { Catalogue, Declared } from './catalogue.ts';
import type { Fault } from '../report/faults.ts';
import { type FileKind, parametersOf } from '../read/file-kind.ts';
import type { SourceFile } from '../read/source-file.ts';
import { recordOf } from '../../record.ts';

/**
 * Faults of parameter values that no condition handles although conditions handle at least two others. Such a value, a
 * new catalogue entry or a new word of `oneOf`, would show an empty screen.
 */
export function checkChoices(file: SourceFile, kind: FileKind, declared: Declared, catalogue: Catalogue): Fault[] {
  const { key, root } = parametersOf(kind);
  const { [key]: _, ...rest } = recordOf(file.value);
  return [...declared].flatMap(([name, parameter]) => {
    if (!parameter || !('oneOf' in parameter || 'from' in parameter)) return [];
    const words = 'oneOf' in parameter ? parameter.oneOf : (catalogue.keysOf(parameter.from) ?? []);
    const comparisons = comparisonsOf(rest, `$${root}.${name}`);
    const missing = words.filter((word) => !comparisons.words.has(word));
    if (comparisons.isOtherwise || missing.length === 0 || words.length - missing.length < 2) return [];
    const list = (some: readonly string[]): string => some.map((word) => `"${word}"`).join(', ');
    const others = list(words.filter((word) => comparisons.words.has(word)));
    return file.fault(
      [key, name],
      `no condition shows anything for ${list(missing)}, unlike for ${others}`,
      undefined,
      true,
    );
  });
}

/** The words that conditions in `value` compare `reference` with; `isOtherwise` if one of them is negated. */
function comparisonsOf(
  value: unknown,
  reference: string,
): { readonly words: ReadonlySet<string>; readonly isOtherwise: boolean } {
  const words = new Set<string>();
  let isOtherwise = false;
  const visit = (node: unknown, isNot: boolean): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, isNot);
    else if (typeof node === 'object' && node !== null) {
      for (const [key, one] of Object.entries(node)) {
        if (key !== 'equals' || !Array.isArray(one) || !one.includes(reference)) visit(one, key === 'not');
        else if (isNot) isOtherwise = true;
        else for (const word of one) words.add(String(word));
      }
    }
  };
  visit(value, false);
  return { words, isOtherwise };
}
