/** Reads the command line with `read`; if that throws, prints the message and the usage and ends the process with 2. */
export function readCommandLine<Options>(usage: string, read: () => Options): Options {
  try {
    return read();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
    process.exit(2);
  }
}
