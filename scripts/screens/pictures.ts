import { closeSync, openSync, readSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Look, compareLooks, readFileName } from './looks.ts';

/** A picture of a sight in one look. */
export interface Picture extends Look {
  /** The sight's name. */
  readonly name: string;
  readonly file: string;
  /** Of the picture, px. */
  readonly size: { readonly width: number; readonly height: number };
}

/** The pictures in a folder: screens before blocks, each by name, and the looks in their order. */
export function picturesIn(folder: string): readonly Picture[] {
  return readdirSync(folder)
    .flatMap((file): Picture[] => {
      const shown = readFileName(file);
      return shown ? [{ ...shown, file, size: sizeOf(join(folder, file)) }] : [];
    })
    .toSorted(
      (one, other) =>
        Number(isOfBlock(one)) - Number(isOfBlock(other)) ||
        one.name.localeCompare(other.name) ||
        compareLooks(one, other),
    );
}

/** Whether a picture is of the example of a block. */
export function isOfBlock({ name }: Pick<Picture, 'name'>): boolean {
  return name.startsWith('blocks-');
}

/** Width and height of a PNG, which stand at its beginning. */
function sizeOf(path: string): Picture['size'] {
  const head = Buffer.alloc(24);
  const file = openSync(path, 'r');
  readSync(file, head);
  closeSync(file);
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}
