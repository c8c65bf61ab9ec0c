import { type JSONPath, type Node, findNodeAtLocation, parseTree } from 'jsonc-parser';

import { Refused } from './config-name.ts';

/** One change of a file, at the path of a value as it is written in the file. */
export type Edit =
  | { readonly op: 'set'; readonly path: JSONPath; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: JSONPath }
  | { readonly op: 'insert'; readonly path: JSONPath; readonly index: number; readonly value: unknown }
  | { readonly op: 'move'; readonly path: JSONPath; readonly from: number; readonly to: number };

/**
 * The text after some edits; what they do not touch keeps every byte. In a sorted file a new key stands where it
 * belongs. What holds a change stands on one line again where it does in `base`, the text before all changes.
 * @throws Refused where an edit has no place
 */
export function editText(text: string, edits: readonly Edit[], base = text, isSorted = false): string {
  return edits.reduce((former, edit) => likeBase(edited(former, edit, isSorted), base, edit.path), text);
}

function edited(text: string, edit: Edit, isSorted: boolean): string {
  switch (edit.op) {
    case 'set': {
      const node = nodeAt(text, edit.path);
      if (node && isSame(JSON.parse(textOf(text, node)), edit.value)) return text;
      return node ? replaced(text, node, oneLine(edit.value)) : withKey(text, edit.path, edit.value, isSorted);
    }
    case 'remove':
      return removed(text, edit.path);
    case 'insert':
      return inserted(text, nodeAt(text, edit.path), edit.index, oneLine(edit.value));
    case 'move':
      return moved(text, edit.path, edit.from, edit.to);
  }
}

function withKey(text: string, path: JSONPath, value: unknown, isSorted: boolean): string {
  const holder = nodeAt(text, path.slice(0, -1));
  const key = path.at(-1);
  if (holder?.type === 'array') return inserted(text, holder, Number(key), oneLine(value));
  const keys = holder?.children?.map(({ children }) => String(children?.[0]?.value)) ?? [];
  const next = isSorted ? keys.findIndex((existing) => existing !== '$schema' && existing > String(key)) : -1;
  return inserted(text, holder, next === -1 ? keys.length : next, `${JSON.stringify(key)}: ${oneLine(value)}`);
}

/** Puts an entry or a property into an array or object, apart from the next one as its first one is from its bracket. */
function inserted(text: string, holder: Node | undefined, index: number, piece: string): string {
  const children = holder?.children;
  if (!children || index > children.length) throw new Refused(400, 'There is no such place.');
  const [first, before, after] = [children[0], children[index - 1], children[index]];
  if (!first) return replaced(text, holder, holder.type === 'array' ? `[${piece}]` : `{ ${piece} }`);
  const space = text.slice(holder.offset + 1, first.offset) || ' ';
  if (after) return `${text.slice(0, after.offset)}${piece},${space}${text.slice(after.offset)}`;
  const end = before ? before.offset + before.length : first.offset;
  return `${text.slice(0, end)},${space}${piece}${text.slice(end)}`;
}

/** Takes an entry or a property out, with what parts it from the next one or from the one before. */
function removed(text: string, path: JSONPath): string {
  const node = nodeAt(text, path);
  const entry = node?.parent?.type === 'property' ? node.parent : node;
  const siblings = entry?.parent?.children;
  if (!entry?.parent || !siblings) return text;
  if (siblings.length === 1) return replaced(text, entry.parent, entry.parent.type === 'array' ? '[]' : '{}');
  const index = siblings.indexOf(entry);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (after) return text.slice(0, entry.offset) + text.slice(after.offset);
  const end = before ? before.offset + before.length : entry.offset;
  return text.slice(0, end) + text.slice(entry.offset + entry.length);
}

/** Gives the values on a path the text that they have in `base` if they are equal, else the one line that they have there. */
function likeBase(changed: string, base: string, path: JSONPath): string {
  let text = changed;
  for (let length = path.length; length >= 0; length -= 1) {
    const [node, former] = [nodeAt(text, path.slice(0, length)), nodeAt(base, path.slice(0, length))];
    if (!node || !former) continue;
    const [current, original] = [textOf(text, node), textOf(base, former)];
    if (current === original) continue;
    if (isSameContent(current, original)) text = replaced(text, node, original);
    else if (!original.includes('\n'))
      text = replaced(
        text,
        node,
        current.replaceAll(wordOrSpace, (part) => part.trim() || ' '),
      );
  }
  return text;
}

/** A text in quotation marks, or space. */
const wordOrSpace = /"(?:[^"\\]|\\.)*"|\s+/g;

/** Moves an entry of an array, or a property of an object, by its text; what stands between the entries stays. */
function moved(text: string, path: JSONPath, from: number, to: number): string {
  const entries = nodeAt(text, path)?.children ?? [];
  const source = entries[from];
  if (!source || !entries[to]) throw new Refused(400, 'There is no such entry to move.');
  const order = entries.filter((entry) => entry !== source);
  order.splice(to, 0, source);
  const pieces = entries.map((entry, index) => {
    const next = entries[index + 1];
    const between = next ? text.slice(entry.offset + entry.length, next.offset) : '';
    return textOf(text, order[index] ?? entry) + between;
  });
  const [first, last] = [entries[0] ?? source, entries.at(-1) ?? source];
  return text.slice(0, first.offset) + pieces.join('') + text.slice(last.offset + last.length);
}

const textOf = (text: string, { offset, length }: Node): string => text.slice(offset, offset + length);

const replaced = (text: string, { offset, length }: Node, piece: string): string =>
  text.slice(0, offset) + piece + text.slice(offset + length);

function nodeAt(text: string, path: JSONPath): Node | undefined {
  const root = parseTree(text);
  return root && findNodeAtLocation(root, path);
}

/** A value as JSON on one line, spaced as in config/. */
function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}: ${oneLine(child)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** Whether two JSON texts have the same content in the same order; never for a text that is not JSON. */
export function isSameContent(a: string, b: string): boolean {
  try {
    return isSame(JSON.parse(a), JSON.parse(b));
  } catch {
    return false;
  }
}

/** Whether two values have the same JSON, with the same order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
