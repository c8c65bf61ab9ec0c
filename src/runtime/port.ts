/** What the app needs of the place it runs in; one adapter a runtime. */
export interface Runtime {
  readonly kind: 'web' | 'messenger';
  /** Opens an address outside of the app, without a referrer. */
  readonly open: (address: string) => void;
  /** Shares a text natively; says whether that was possible. A share that the user closed counts as done. */
  readonly share: (text: string) => Promise<boolean>;
  readonly copy: (text: string) => Promise<void>;
  /** Saves content as a file of this name, or copies its text where files cannot be saved. */
  readonly save: (name: string, content: Blob) => Promise<void>;
  /** A short buzz that confirms; nothing where the device cannot. */
  readonly buzz: () => void;
  /** Keeps a vertical swipe from closing the app while something is dragged; nothing where it does not. */
  readonly holdSwipes: (isHeld: boolean) => void;
}
