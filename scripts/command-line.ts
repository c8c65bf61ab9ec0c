/** Reads the command line with `read`; if that throws, prints the message and the usage and ends the process with 2. */
export function readCommandLine<Options>(usage: string, read: () => Options): Options {
  try {
    return read();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
    process.exit(2);
  }
}

/**
 * Returns the whole number of an option, such as `--rounds`, if it is in the range.
 * @throws with the option's name, what was given, and the range
 */
export function wholeNumber(option: string, value: string, least: number, most?: number): number {
  const number = Number(value);
  if (/^\d{1,9}$/.test(value) && number >= least && number <= (most ?? number)) return number;
  const range = most === undefined ? `, at least ${least}` : ` from ${least} to ${most}`;
  throw new Error(`${option}: "${value}" is not a whole number${range}.`);
}
