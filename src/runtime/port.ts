/** A button that the runtime shows around the app. */
export interface FrameButton {
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** The interface between the app and its runtime, with one adapter per runtime. Unsupported features are undefined. */
export interface Runtime {
  readonly kind: 'web' | 'messenger';
  /** Opens an address outside the app, without a referrer. */
  readonly open: (address: string) => void;
  /** Shares a text natively; resolves to whether that was possible. A share canceled by the user counts as done. */
  readonly share: (text: string, invitation?: string) => Promise<boolean>;
  readonly copy: (text: string) => Promise<void>;
  /** Saves content, which may still be loading, as a file; copies its text if files cannot be saved. */
  readonly save: (name: string, content: Blob | Promise<Blob>) => Promise<void>;
  /** Shares a file natively, or saves it if that is not possible. A share canceled by the user counts as done. */
  readonly shareFile?: (file: File) => Promise<void>;
  /** A short vibration that confirms a success or tells of an error, if the device supports it. */
  readonly buzz: (outcome: 'success' | 'error') => void;
  /**
   * `closing` asks for confirmation before the app is closed; `swipes` prevents closing it by a downward swipe. Active
   * while anyone holds it: each holder calls it once with true, and with false when done.
   */
  readonly hold: (what: 'closing' | 'swipes', isActive: boolean) => void;
  /** Scans a QR code with the camera and shows a hint; resolves to undefined if the user closes the scanner. */
  readonly scan?: (hint: string) => Promise<string | undefined>;
  /** Shows the runtime's main button in place of the primary action of the page; undefined hides it. */
  readonly mainButton?: (button: FrameButton | undefined) => void;
  /** Shows the runtime's back button; undefined hides it. */
  readonly backButton?: (onPress: (() => void) | undefined) => void;
  /** Shows the runtime's settings entry; undefined hides it. */
  readonly settingsButton?: (onPress: (() => void) | undefined) => void;
}
