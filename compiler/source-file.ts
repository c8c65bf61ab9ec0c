import { readFileSync } from 'node:fs';

import { type Node, type ParseError, findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser';

import { type Fault, pointerOf } from './faults.ts';

/** A JSON file of config/ with the place of every value in it. */
export class SourceFile {
  readonly name: string;
  readonly text: string;
  readonly value: unknown;
  readonly syntaxFaults: readonly Fault[];
  readonly #tree: Node | undefined;
  readonly #lineStarts: number[] = [0];

  /** Takes the file's path and the name under which faults show it. */
  constructor(path: string, name: string) {
    this.name = name;
    this.text = readFileSync(path, 'utf8');
    for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) this.#lineStarts.push(at + 1);
    const errors: ParseError[] = [];
    this.#tree = parseTree(this.text, errors, { disallowComments: true, allowTrailingComma: false });
    this.value = this.#tree && errors.length === 0 ? getNodeValue(this.#tree) : undefined;
    this.syntaxFaults = [
      ...errors.map((error) => this.#faultAt(error.offset, '', `not JSON: ${printParseErrorCode(error.error)}`)),
      ...(errors.length === 0 ? this.#duplicateKeys() : []),
    ];
  }

  /** A fault at the value of `path`, or at its key where `atKey` asks for it. */
  fault(path: readonly PropertyKey[], message: string, nearest?: string, atKey = false): Fault {
    const known = path.map((part) => (typeof part === 'number' ? part : String(part)));
    let depth = known.length;
    let node = this.#tree && findNodeAtLocation(this.#tree, known);
    while (!node && depth > 0) node = this.#tree && findNodeAtLocation(this.#tree, known.slice(0, --depth));
    const isOwn = depth === known.length;
    const place = isOwn && atKey && node?.parent?.type === 'property' ? node.parent : node;
    return { ...this.#faultAt(place?.offset ?? 0, pointerOf(path), message), nearest };
  }

  #faultAt(offset: number, pointer: string, message: string): Fault {
    let line = this.#lineStarts.length - 1;
    while (line > 0 && (this.#lineStarts[line] ?? 0) > offset) line -= 1;
    return { file: this.name, line: line + 1, column: offset - (this.#lineStarts[line] ?? 0) + 1, pointer, message };
  }

  #duplicateKeys(): Fault[] {
    const faults: Fault[] = [];
    const visit = (node: Node, path: PropertyKey[]): void => {
      const seen = new Set<string>();
      node.children?.forEach((child, index) => {
        if (child.type !== 'property') return visit(child, [...path, index]);
        const [key, held] = child.children ?? [];
        const word = String(key?.value);
        if (seen.has(word)) faults.push(this.#faultAt(child.offset, pointerOf([...path, word]), `duplicate key "${word}"`));
        seen.add(word);
        if (held) visit(held, [...path, word]);
      });
    };
    if (this.#tree) visit(this.#tree, []);
    return faults;
  }
}
