import type { Parameter } from '../domain/parameter.ts';

/** A GET that a screen needs; `{$search.…}` and `$search.…` stand for values of the address. */
export interface BootRequest {
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly isPublic: boolean;
  /** Whether it is a page of a list: a filter without a value is left out. */
  readonly isPage?: boolean;
}

/** What the boot script knows of a screen. */
export interface BootRoute {
  readonly search?: Readonly<Record<string, Parameter>>;
  readonly requests?: readonly BootRequest[];
  /** Where the screen leads at once when the flag is kept. */
  readonly once?: { readonly flag: 'isWelcomeShown'; readonly then: string };
  /**
   * The scripts and style sheets of the screen's chunk and of what it imports: places in `files` of the table in ascending
   * order, each as its distance from the one before, which compresses best.
   */
  files: number[];
}

/** All screens by their paths, and the names of their files below /assets, each written once. */
export interface BootTable {
  readonly files: readonly string[];
  /** What the app's entry imports, as places in `files`, the same way. */
  readonly entry: readonly number[];
  readonly routes: Readonly<Record<string, BootRoute>>;
}
