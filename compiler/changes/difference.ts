import { pointerOf } from 'engine/compiler/report/faults.ts';

/** Something that differs between two versions of config/. */
export interface Difference {
  readonly sentence: string;
  /** Where it is: the file, and the path in it, such as `limits#/wallet/token`. A text is at its key in English. */
  readonly place: string;
}

/** What a sentence says, and where. */
export function differenceOf(file: string, path: readonly PropertyKey[], sentence: string): Difference {
  return { sentence, place: `${file}#${pointerOf(path)}` };
}
