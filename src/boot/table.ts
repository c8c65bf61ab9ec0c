import type { Condition } from 'engine/schema/condition.ts';
import type { Parameter } from 'engine/runtime/parameter.ts';

/** A GET that a screen needs; `{$search.…}` and `$search.…` are replaced by values. */
export interface BootRequest {
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly isPublic: boolean;
  /** Whether it is a page of a list, for which an empty filter is left out. */
  readonly isPage?: boolean;
  /** When it is needed, where that is not always. */
  readonly when?: Condition;
}

/** What the boot script knows of a screen. */
export interface BootRoute {
  readonly search?: Readonly<Record<string, Parameter>>;
  readonly requests?: readonly BootRequest[];
  /** Redirects to `then` if the flag is stored on the device. */
  readonly once?: { readonly flag: 'isWelcomeShown'; readonly then: string };
  /**
   * The scripts and style sheets of the screen's chunk and its imports, as ascending indices in `files` of the table,
   * each written as the distance from the previous one, which compresses best.
   */
  files: number[];
}

/** All screens by path, and the names of their files below /assets. */
export interface BootTable {
  readonly files: readonly string[];
  /** The folder there with a file of texts for each language; only a build has it. */
  readonly texts?: string;
  /** The files of the messenger's adapter, as a screen's. */
  readonly messenger: readonly number[];
  readonly routes: Readonly<Record<string, BootRoute>>;
}
