import { type Node, type ParseError, findNodeAtLocation, getNodeValue, parseTree } from 'jsonc-parser';

import { type Expanded, type Origin, type Parts, expand } from './expand.ts';
import { type Fault, pointerOf } from './faults.ts';
import { jsonSlips } from './json-words.ts';

/** The longest file of config/, in characters. */
const longestFile = 1_000_000;

/** A JSON file of config/ with the place of every value in it. */
export class SourceFile {
  readonly name: string;
  /** Undefined where there is no such file. */
  readonly text: string | undefined;
  /** What the file says; of a file with syntax faults, what could be read of it. */
  readonly value: unknown = undefined;
  /** Why the file could not be read as it stands: missing, too large, not in UTF-8, not JSON, or a key twice. */
  readonly syntaxFaults: readonly Fault[];
  readonly #tree: Node | undefined = undefined;

  /** The parts that were put into the file, each as it was then. */
  readonly parts: readonly SourceFile[] = [];
  /** What `isHidden` leaves out of the file. */
  readonly hidden: readonly unknown[] = [];
  readonly #originOf: Expanded<SourceFile>['originOf'] = () => undefined;

  /** Takes the name under which faults show the file, its text, and the parts it may include. */
  constructor(name: string, text: string | undefined, parts?: Parts<SourceFile>) {
    this.name = name;
    this.text = text;
    if (text !== undefined && text.length > longestFile) {
      const size = `${Math.round(text.length / longestFile)} million characters`;
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
    this.value = this.#tree && getNodeValue(this.#tree);
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
    const { value, hidden, originOf } = expand(this, this.value, { ...parts, file }, (at, message, near) =>
      faults.push(at.file.#own(at.path, message, near, at.path.at(-2) === 'with')),
    );
    this.value = value;
    this.hidden = hidden;
    this.#originOf = originOf;
    this.parts = [...used];
    this.syntaxFaults = [...this.parts.flatMap((part) => part.syntaxFaults), ...faults];
  }

  /** A fault at the value of `path`, or at its key where `isAtKey` asks for it. */
  fault(path: readonly PropertyKey[], message: string, nearest?: string, isAtKey = false): Fault {
    const origin = this.#written(path);
    return origin.file.#own(origin.path, message, nearest, isAtKey);
  }

  /** Where the value of `path` is written, as faults show it: file and pointer. */
  placeOf(path: readonly PropertyKey[]): string {
    const origin = this.#written(path);
    return `${origin.file.name} ${pointerOf(origin.path)}`;
  }

  #written(path: readonly PropertyKey[]): Origin<SourceFile> {
    let held = this.value;
    let origin: Origin<SourceFile> = { file: this, path: [] };
    for (const key of path) {
      held = Object(held)[key];
      const below = { file: origin.file, path: [...origin.path, key] };
      origin = (typeof held === 'object' && held !== null && this.#originOf(held)) || below;
    }
    return origin;
  }

  /** A fault at a path of the file as it is written. */
  #own(path: readonly PropertyKey[], message: string, nearest?: string, isAtKey = false): Fault {
    const known = path.map((part) => (typeof part === 'number' ? part : String(part)));
    let depth = known.length;
    let node = this.#tree && findNodeAtLocation(this.#tree, known);
    while (!node && depth > 0) node = this.#tree && findNodeAtLocation(this.#tree, known.slice(0, --depth));
    const isOwn = depth === known.length;
    const place = isOwn && isAtKey && node?.parent?.type === 'property' ? node.parent : node;
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
        const [key, held] = child.children ?? [];
        const word = String(key?.value);
        if (seen.has(word))
          faults.push(this.#faultAt(child.offset, pointerOf([...path, word]), `duplicate key "${word}"`));
        seen.add(word);
        if (held) visit(held, [...path, word]);
      }
    };
    if (this.#tree) visit(this.#tree, []);
    return faults;
  }
}
