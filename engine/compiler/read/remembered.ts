/**
 * A function that finds its result once for the same arguments: Studio checks config/ after every change, and nearly
 * all files are what they were. One result is kept for each first argument, as long as that is there.
 */
export function remembered<Args extends readonly [object, ...unknown[]], Result>(
  find: (...args: Args) => Result,
): (...args: Args) => Result {
  const cache = new WeakMap<object, { readonly args: Args; readonly result: Result }>();
  return (...args) => {
    const last = cache.get(args[0]);
    if (last?.args.length === args.length && last.args.every((arg, index) => arg === args[index])) return last.result;
    const result = find(...args);
    cache.set(args[0], { args, result });
    return result;
  };
}
