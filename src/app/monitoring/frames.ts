/** What tells the app's own code from any other text. */
export interface AppCode {
  /** The origin of the page. */
  readonly origin: string;
  /** Whether the page has loaded a file of this name from /assets/. */
  readonly has: (file: string) => boolean;
}

/** The most frames of one stack. */
const most = 10;
/** The end of a line of a stack: Chromium writes `at name (address:1:2)`, the others `name@address:1:2`. */
const place =
  /(?:^\s+at (?:async |.*\()?|^[^\s@]*@)([a-z]+:\/\/[^\s/()]+)\/assets\/([\w-]{1,40}\.js):(\d{1,7}):(\d{1,7})\)?$/;

/**
 * The places of a stack that lie in files of the app, as `file.js:line:column`. Nothing else of it is passed on: a stack
 * begins with the message of the error in some browsers, and a message may look like a stack.
 */
export function framesOf(stack: unknown, message: string, { origin, has }: AppCode): string[] {
  if (typeof stack !== 'string') return [];
  const lines = stack.replace(`: ${message}\n`, () => '\n').split('\n');
  return lines
    .flatMap((line) => {
      const [, from, file = '', row, column] = place.exec(line) ?? [];
      return from === origin && has(file) ? [`${file}:${row}:${column}`] : [];
    })
    .slice(0, most);
}
