/** A button in the frame that the runtime draws around the app. */
export interface FrameButton {
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** What the app needs of the place it runs in; one adapter a runtime. What a runtime may not have is optional. */
export interface Runtime {
  readonly kind: 'web' | 'messenger';
  /** Opens an address outside of the app, without a referrer. */
  readonly open: (address: string) => void;
  /** Shares a text natively; says whether that was possible. A share that the user closed counts as done. */
  readonly share: (text: string) => Promise<boolean>;
  readonly copy: (text: string) => Promise<void>;
  /** Saves content, which may be on its way, as a file of this name, or copies its text where files cannot be saved. */
  readonly save: (name: string, content: Blob | Promise<Blob>) => Promise<void>;
  /** Shares a file natively, or saves it where that is not possible. A share that the user closed counts as done. */
  readonly shareFile?: (file: File) => Promise<void>;
  /** A short buzz that confirms; nothing where the device cannot. */
  readonly buzz: () => void;
  /**
   * `closing` asks before the app is closed, `swipes` keeps a downward swipe from closing it, while anybody holds them:
   * each holder says true once, and false when it is done.
   */
  readonly hold: (what: 'closing' | 'swipes', isHeld: boolean) => void;
  /** Reads a QR code with the camera, under a hint; undefined when the user closed it. */
  readonly scan?: (hint: string) => Promise<string | undefined>;
  /** Shows the frame's main button, which stands in for the one primary action of the page; undefined takes it away. */
  readonly mainButton?: (button: FrameButton | undefined) => void;
  /** Shows the frame's back button. */
  readonly backButton?: (onPress: (() => void) | undefined) => void;
  /** Shows the frame's entry for settings. */
  readonly settingsButton?: (onPress: (() => void) | undefined) => void;
}
