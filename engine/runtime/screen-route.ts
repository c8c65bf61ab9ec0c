import type { TextKey, WordOf } from '../schema/register.ts';
import type { Parameter } from './parameter.ts';
import type { ScreenModule } from './screen-model.ts';

/** The routing data of a screen, known before its chunk has loaded. */
export interface ScreenRoute {
  readonly path: string;
  readonly title: TextKey;
  readonly search: Readonly<Record<string, Parameter>>;
  /** A search parameter whose value has its own crumb, and the label of each value. */
  readonly crumb?: { readonly parameter: string; readonly labels: Readonly<Record<string, TextKey>> };
  /** Where Back leads if not to the parent screen, and the parameter value that this requires. */
  readonly back?: {
    readonly to: string;
    readonly search: Readonly<Record<string, string>>;
    readonly while?: { readonly parameter: string; readonly is: string };
    readonly isForNone?: boolean;
  };
  readonly layout: 'column' | 'wide' | 'full';
  /** Where the screen redirects once the flag is stored. */
  readonly once?: { readonly flag: WordOf<'flag'>; readonly then: string };
  readonly access: { readonly session: boolean; readonly allowed?: WordOf<'allowList'> };
  readonly load: () => Promise<{ default: ScreenModule }>;
}
/** A legacy address that redirects to a screen. */
export interface RedirectRoute {
  readonly path: string;
  readonly redirect: string;
}
