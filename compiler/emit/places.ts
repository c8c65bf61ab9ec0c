import { ImportMark } from '../../src/engine/definition/import-mark.ts';
import type { SourceFile } from '../read/source-file.ts';

/** A kind's component of a compiled file that knows where in config/ it was written: `config/a.json /blocks/0`. */
export class PlacedMark extends ImportMark {
  readonly place: string;

  constructor({ kind, name }: ImportMark, place: string) {
    super(kind, name);
    this.place = place;
  }
}

/**
 * A compiled value whose blocks, cells and fields know where they were written in `file`. The compiled value has the form of the
 * file, with the props of a kind below `props`; where it has another form, there is no place.
 */
export function withPlaces<Compiled>(compiled: Compiled, file: SourceFile): Compiled {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only marks are replaced, by marks
  return placedAt(compiled, file, []) as Compiled;
}

function placedAt(compiled: unknown, file: SourceFile, path: readonly PropertyKey[]): unknown {
  if (compiled instanceof ImportMark) return compiled;
  if (Array.isArray(compiled)) return compiled.map((one, index) => placedAt(one, file, [...path, index]));
  if (typeof compiled !== 'object' || compiled === null) return compiled;
  const { component, kind, bind, props }: Record<string, unknown> = { ...compiled };
  const isNode = [component, kind, bind].some((mark) => mark instanceof ImportMark) && typeof props === 'object';
  return Object.fromEntries(
    Object.entries(compiled).map(([key, held]): [string, unknown] => {
      if (!isNode) return [key, placedAt(held, file, [...path, key])];
      if (held instanceof ImportMark && (held === component || held === kind))
        return [key, new PlacedMark(held, file.placeOf(path))];
      return [key, key === 'props' ? placedAt(held, file, path) : held];
    }),
  );
}
