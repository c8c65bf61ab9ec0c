/** A value that can be passed to the page. */
export type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain };

/** A function that runs in the page, with nothing but its parameters, and its answer. */
export type Script<Parameters extends readonly Plain[], Answer> = (...parameters: Parameters) => Answer;

/** An element to use, by its kind and its accessible name or the beginning of it. */
export interface Target {
  readonly kind: 'button' | 'link' | 'field' | 'choice' | 'image';
  readonly name: string;
  /** Whether the name only begins like this. */
  readonly isStart?: boolean;
}

/** A tab of a browser. The drivers of all engines implement it. */
export interface Tab {
  /** Loads an address of the app. */
  open(path: string): Promise<void>;
  /** Runs a function in the page and waits for its answer, which must be plain, too. */
  run<Parameters extends readonly Plain[], Answer>(
    script: Script<Parameters, Answer>,
    ...parameters: Parameters
  ): Promise<Awaited<Answer>>;
  /** Waits for an element that can be used, and taps it. */
  tap(target: Target): Promise<void>;
  /** Waits for a field, and types into it key by key. */
  type(target: Target, text: string): Promise<void>;
  /** A picture of what the tab shows, PNG in base64. */
  picture(): Promise<string>;
  /** The errors that pages of the tab have thrown or logged so far. */
  errors(): Promise<readonly string[]>;
  /** Opens another tab with the same storage: a copy of this one with its address, or an empty one. */
  another(kind: 'copy' | 'empty'): Promise<Tab>;
  /** Closes this tab alone. */
  leave(): Promise<void>;
  /** Closes the tab and all that were opened beside it. */
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** Opens a tab with storage of its own. */
  newTab(base: string): Promise<Tab>;
  /** The folder into which it saves files. */
  readonly saved: string;
  close(): Promise<void>;
}

/** How long a tab waits for an element, ms. */
export const patience = 20_000;

/** The width and height of a tab, px. */
export const size = { width: 390, height: 844 } as const;

/** The source of a call of a function that runs in the page. */
export function sourceOf(script: (...parameters: never) => unknown, parameters: readonly unknown[]): string {
  return `(${String(script)})(...${JSON.stringify(parameters)})`;
}
