/**
 * A function that finds its result once for the same arguments: Studio checks config/ after every change, and nearly
 * all files are what they were. One result is kept for each first argument, as long as that is there.
 */
export function remembered<Given extends readonly [object, ...unknown[]], Result>(
  find: (...given: Given) => Result,
): (...given: Given) => Result {
  const known = new WeakMap<object, { readonly given: Given; readonly result: Result }>();
  return (...given) => {
    const last = known.get(given[0]);
    if (last?.given.length === given.length && last.given.every((one, index) => one === given[index]))
      return last.result;
    const result = find(...given);
    known.set(given[0], { given, result });
    return result;
  };
}
