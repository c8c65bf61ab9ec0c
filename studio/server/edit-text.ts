import { type JSONPath, type Node, applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';

import { Refused } from './config-name.ts';

/** One change of a file, at the path of a value as it is written in the file. */
export type Edit =
  | { readonly op: 'set'; readonly path: JSONPath; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: JSONPath }
  | { readonly op: 'insert'; readonly path: JSONPath; readonly index: number; readonly value: unknown }
  | { readonly op: 'move'; readonly path: JSONPath; readonly from: number; readonly to: number };

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/**
 * The text after some edits; what they do not touch keeps every byte. In a sorted file a new key stands where it
 * belongs. @throws Refused where an edit has no place
 */
export function editText(text: string, edits: readonly Edit[], isSorted = false): string {
  return edits.reduce((former, edit) => edited(former, edit, isSorted), text);
}

function edited(text: string, edit: Edit, isSorted: boolean): string {
  switch (edit.op) {
    case 'set': {
      if (isSame(valueAt(text, edit.path), edit.value)) return text;
      const key = String(edit.path.at(-1));
      const getInsertionIndex = (keys: string[]): number => {
        const next = keys.findIndex((one) => one !== '$schema' && one > key);
        return next === -1 ? keys.length : next;
      };
      const options = { formattingOptions, ...(isSorted && { getInsertionIndex }) };
      return applyEdits(text, modify(text, edit.path, edit.value, options));
    }
    case 'remove':
      return applyEdits(text, modify(text, edit.path, undefined, { formattingOptions }));
    case 'insert':
      return applyEdits(
        text,
        modify(text, [...edit.path, edit.index], edit.value, { formattingOptions, isArrayInsertion: true }),
      );
    case 'move':
      return moved(text, edit.path, edit.from, edit.to);
  }
}

/** Moves an entry of an array, or a property of an object, by its text; what stands between the entries stays. */
function moved(text: string, path: JSONPath, from: number, to: number): string {
  const root = parseTree(text);
  const holder = root && (path.length === 0 ? root : findNodeAtLocation(root, path));
  const entries = holder?.children ?? [];
  const taken = entries[from];
  if (!taken || !entries[to]) throw new Refused(400, 'There is no such entry to move.');
  const order = entries.filter((entry) => entry !== taken);
  order.splice(to, 0, taken);
  const pieces = entries.map((entry, index) => {
    const next = entries[index + 1];
    const between = next ? text.slice(entry.offset + entry.length, next.offset) : '';
    return textOf(text, order[index] ?? entry) + between;
  });
  const [first, last] = [entries[0] ?? taken, entries.at(-1) ?? taken];
  return text.slice(0, first.offset) + pieces.join('') + text.slice(last.offset + last.length);
}

const textOf = (text: string, { offset, length }: Node): string => text.slice(offset, offset + length);

function valueAt(text: string, path: JSONPath): unknown {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, path);
  return node && JSON.parse(textOf(text, node));
}

/** Whether two JSON texts have the same content in the same order; never for a text that is not JSON. */
export function isSameContent(one: string, other: string): boolean {
  try {
    return isSame(JSON.parse(one), JSON.parse(other));
  } catch {
    return false;
  }
}

/** Whether two values have the same JSON, with the same order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
