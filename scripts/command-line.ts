/** Reads the command line by `read`; what that throws is told in a line with the usage, and ends the process with 2. */
export function readCommandLine<Options>(usage: string, read: () => Options): Options {
  try {
    return read();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
    process.exit(2);
  }
}
