import { isRecord } from '../record.ts';

/** What a fault is about, to report the faults of one cause once; the words of its message may be any. */
export type FaultKind =
  /** A key that has to be there. */
  | { readonly is: 'missing' }
  /** A name that is there twice. */
  | { readonly is: 'repeated' }
  /** Braces that are no placeholder. */
  | { readonly is: 'braces' }
  /** A text whose placeholders are not those of English. */
  | { readonly is: 'translation' }
  /** A placeholder that a link or text is filled with but does not have, or the other way round. */
  | {
      readonly is: 'placeholder';
      readonly of: 'link' | 'text';
      readonly name: string;
      readonly word: string;
      readonly isNeeded: boolean;
    }
  /** A word that is none of those that are possible, as far as they are known. */
  | { readonly is: 'word'; readonly word: string; readonly words?: readonly string[] | undefined }
  /** The texts of a language, or something else that names it, where there is no such language. */
  | { readonly is: 'language'; readonly code: string; readonly isFile: boolean }
  /** A text that other languages have, but not English. */
  | { readonly is: 'notInEnglish' }
  /** An amount that has more decimals than what it is of. */
  | { readonly is: 'decimals'; readonly of: string; readonly decimals: number };

const names: Readonly<Record<FaultKind['is'], true>> = {
  missing: true,
  repeated: true,
  braces: true,
  translation: true,
  placeholder: true,
  word: true,
  language: true,
  notInEnglish: true,
  decimals: true,
};

/** Whether a value that was kept beside an issue is the kind of its fault. */
export function isFaultKind(value: unknown): value is FaultKind {
  return isRecord(value) && Object.hasOwn(names, String(value['is']));
}
