import { canBeTogether } from './check-conditions.ts';
import type { Fault } from '../report/faults.ts';
import type { SourceFile } from '../read/source-file.ts';
import { recordOf } from '../../record.ts';

/** Faults of rows, columns, buttons or fields of one array that have the same label and can show at the same time. */
export function checkLabels(file: SourceFile): Fault[] {
  const faults: Fault[] = [];
  const visit = (node: unknown, path: readonly PropertyKey[]): void => {
    if (typeof node !== 'object' || node === null) return;
    const children: [PropertyKey, unknown][] = Array.isArray(node) ? [...node.entries()] : Object.entries(node);
    if (Array.isArray(node)) faults.push(...twins(file, path, node));
    for (const [key, one] of children) visit(one, [...path, key]);
  };
  visit(file.value, []);
  return faults;
}

function twins(file: SourceFile, path: readonly PropertyKey[], entries: readonly unknown[]): Fault[] {
  return entries.flatMap((entry, index) => {
    const { label, when } = recordOf(entry);
    if (typeof label !== 'string') return [];
    const twin = entries.findIndex((other, place) => {
      const { label: same, when: then } = recordOf(other);
      return place < index && same === label && canBeTogether(when, then);
    });
    return twin === -1
      ? []
      : file.fault([...path, index, 'label'], `"${label}" is already used at /${[...path, twin].join('/')}`);
  });
}
