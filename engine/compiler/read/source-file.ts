import { type Node, type ParseError, findNodeAtLocation, parseTree } from 'jsonc-parser';

import { type Expanded, type Origin, type Parts, expand } from './expand.ts';
import { type Fault, pointerOf } from '../report/faults.ts';
import { jsonSlips } from './json-words.ts';
import { recordOf } from '../../record.ts';

/** The maximum size of a file of config/, in characters. */
const maxFileLength = 1_000_000;

/** What an object of a file inherits: words for messages, and no names that config could mean, such as `constructor`. */
const words: object = Object.create(null, { toString: { value: () => 'an object' } });

/** The value of a node. */
function valueIn({ type, value, children = [] }: Node): unknown {
  if (type === 'array') return children.map(valueIn);
  if (type !== 'object') return value;
  const found: Record<string, unknown> = Object.create(words);
  for (const { children: [key, node] = [] } of children) if (key && node) found[String(key.value)] = valueIn(node);
  return found;
}

/** A JSON file of config/ with the position of every value. */
export class SourceFile {
  readonly name: string;
  /** Undefined if the file does not exist. */
  readonly text: string | undefined;
  /** The content of the file; with syntax faults, the readable part of it. */
  readonly value: unknown = undefined;
  /** Why the file could not be read: missing, too large, not UTF-8, not JSON, or with a duplicate key. */
  readonly syntaxFaults: readonly Fault[];
  readonly #tree: Node | undefined = undefined;

  /** The parts that the file includes, as they were when it was read. */
  readonly parts: readonly SourceFile[] = [];
  /** The values that `isHidden` leaves out of the file. */
  readonly hidden: readonly unknown[] = [];
  readonly #origin: Origin<SourceFile> = { file: this, path: [] };
  readonly #originOf: Expanded<SourceFile>['originOf'] = () => undefined;

  /** @param name the name of the file in faults @param text its content @param parts the parts it may include */
  constructor(name: string, text: string | undefined, parts?: Parts<SourceFile>) {
    this.name = name;
    this.text = text;
    if (text !== undefined && text.length > maxFileLength) {
      const size = `${Math.round(text.length / maxFileLength)} million characters`;
      this.syntaxFaults = [this.#faultAt(0, '', `has ${size}: a file of config/ has one million at most`)];
      return;
    }
    const lost = (text ?? '').indexOf('\ufffd');
    if (lost !== -1) {
      this.syntaxFaults = [this.#faultAt(lost, '', 'this character is not in UTF-8: save the file as UTF-8')];
      return;
    }
    const errors: ParseError[] = [];
    this.#tree = parseTree(text ?? '', errors, { disallowComments: true, allowTrailingComma: false });
    this.value = this.#tree && valueIn(this.#tree);
    if (text === undefined) this.syntaxFaults = [this.#faultAt(0, '', 'the file is missing')];
    else if (errors.length > 0)
      this.syntaxFaults = jsonSlips(text, errors).map(({ offset, message }) =>
        this.#faultAt(offset, '', `not JSON: ${message}`),
      );
    else this.syntaxFaults = this.#duplicateKeys();
    if (!parts || this.syntaxFaults.length > 0) return;
    const faults: Fault[] = [];
    const used = new Set<SourceFile>();
    const file = (part: string): SourceFile | undefined => {
      const found = parts.file(part);
      if (found) used.add(found);
      return found;
    };
    const { value, hidden, origin, originOf } = expand(this, this.value, { ...parts, file }, (at, message, near) =>
      faults.push(at.file.#sourceFault(at.path, message, near, at.path.at(-2) === 'with')),
    );
    this.value = value;
    this.hidden = hidden;
    this.#origin = origin;
    this.#originOf = originOf;
    this.parts = [...used];
    this.syntaxFaults = [...this.parts.flatMap((part) => part.syntaxFaults), ...faults];
  }

  /** A fault at the value of `path`, or at its key with `isAtKey`. */
  fault(path: readonly PropertyKey[], message: string, nearest?: string, isAtKey = false): Fault {
    const origin = this.#written(path, isAtKey);
    return origin.file.#sourceFault(origin.path, message, nearest, isAtKey);
  }

  /** The file and pointer where the value of `path` is written, in the notation of faults. */
  placeOf(path: readonly PropertyKey[]): string {
    const origin = this.#written(path);
    return `${origin.file.name} ${pointerOf(origin.path)}`;
  }

  /** The value that is written at a path of the file before expansion; undefined if there is none. */
  writtenAt(path: readonly PropertyKey[]): unknown {
    const keys = path.map((key) => (/^\d+$/.test(String(key)) ? Number(key) : String(key)));
    const node = this.#tree && findNodeAtLocation(this.#tree, keys);
    return node && valueIn(node);
  }

  #written(path: readonly PropertyKey[], isAtKey = false): Origin<SourceFile> {
    let value = this.value;
    let origin = this.#origin;
    for (const [index, key] of path.entries()) {
      let written = typeof value === 'object' && value !== null ? this.#originOf(value, key) : undefined;
      // The key of an included part is written where it is included.
      if (isAtKey && index === path.length - 1 && written?.path.join('/') === 'part') written = undefined;
      origin = written ?? { file: origin.file, path: [...origin.path, key] };
      value = recordOf(value)[String(key)];
    }
    return origin;
  }

  /** A fault at a path of the file before expansion. */
  #sourceFault(path: readonly PropertyKey[], message: string, nearest?: string, isAtKey = false): Fault {
    const known = path.map((part) => (typeof part === 'number' ? part : String(part)));
    let depth = known.length;
    let node = this.#tree && findNodeAtLocation(this.#tree, known);
    while (this.#tree && !node && depth > 0) node = findNodeAtLocation(this.#tree, known.slice(0, --depth));
    const isExact = depth === known.length;
    const place = isExact && isAtKey && node?.parent?.type === 'property' ? node.parent : node;
    return { ...this.#faultAt(place?.offset ?? 0, pointerOf(path), message), nearest };
  }

  #faultAt(offset: number, pointer: string, message: string): Fault {
    const before = (this.text ?? '').slice(0, offset);
    const line = before.split('\n').length;
    return { file: this.name, line, column: offset - before.lastIndexOf('\n'), pointer, message };
  }

  #duplicateKeys(): Fault[] {
    const faults: Fault[] = [];
    const visit = (node: Node, path: PropertyKey[]): void => {
      const seen = new Set<string>();
      for (const [index, child] of (node.children ?? []).entries()) {
        if (child.type !== 'property') {
          visit(child, [...path, index]);
          continue;
        }
        const [key, value] = child.children ?? [];
        const word = String(key?.value);
        if (seen.has(word))
          faults.push(this.#faultAt(child.offset, pointerOf([...path, word]), `duplicate key "${word}"`));
        seen.add(word);
        if (value) visit(value, [...path, word]);
      }
    };
    if (this.#tree) visit(this.#tree, []);
    return faults;
  }
}
