import { closeSync, openSync, readSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Look, compareLooks, readFileName } from './looks.ts';

/** A screenshot of a sight in one look. */
export interface Picture extends Look {
  /** The sight's name. */
  readonly name: string;
  readonly file: string;
  /** The size of the image, px. */
  readonly size: { readonly width: number; readonly height: number };
}

/** The screenshots in a folder, sorted: screens before blocks, then by name and by look. */
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

/** Whether a screenshot is of the example of a block. */
export function isOfBlock({ name }: Pick<Picture, 'name'>): boolean {
  return name.startsWith('blocks-');
}

/** The size of a PNG image, from its header. */
function sizeOf(path: string): Picture['size'] {
  const head = Buffer.alloc(24);
  const file = openSync(path, 'r');
  readSync(file, head);
  closeSync(file);
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}
