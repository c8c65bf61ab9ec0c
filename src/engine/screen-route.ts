import type { TextKey } from '../../generated/words/words.ts';
import type { Parameter } from '../domain/parameter.ts';
import type { ScreenModule } from './screen-model.ts';

/** What the router knows of a screen before its chunk is there. */
export interface ScreenRoute {
  readonly path: string;
  readonly title: TextKey;
  readonly search: Readonly<Record<string, Parameter>>;
  /** A search parameter whose value is a crumb of its own, and what each value is called. */
  readonly crumb?: { readonly parameter: string; readonly labels: Readonly<Record<string, TextKey>> };
  /** Where Back leads when that is not the screen above, and while which parameter is which word. */
  readonly back?: {
    readonly to: string;
    readonly search: Readonly<Record<string, string>>;
    readonly while?: { readonly parameter: string; readonly is: string };
  };
  readonly layout: 'column' | 'wide' | 'full';
  /** Where it leads at once when the flag is kept. */
  readonly once?: { readonly flag: 'isWelcomeShown'; readonly then: string };
  readonly access: { readonly session: boolean; readonly allowed?: 'trading' };
  readonly load: () => Promise<{ default: ScreenModule }>;
}
/** An older address of a screen. */
export interface RedirectRoute {
  readonly path: string;
  readonly redirect: string;
}
