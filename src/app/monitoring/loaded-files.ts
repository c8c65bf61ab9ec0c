/**
 * Returns a function that says whether the page has loaded a script of this name from its own /assets/. Only these names
 * are reported in a stack, because any text can look like the name of a file.
 */
export function loadedFiles(): (file: string) => boolean {
  const names = new Set<string>();
  const keep = (entries: readonly PerformanceEntry[]): void => {
    for (const { name } of entries) {
      const { origin, pathname } = new URL(name, location.origin);
      const file = /^\/assets\/([\w-]+\.js)$/.exec(pathname)?.[1];
      if (origin === location.origin && file !== undefined) names.add(file);
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
  keep(performance.getEntriesByType('resource'));
  return (file) => {
    // Those that the browser has not handed over yet.
    keep(observer.takeRecords());
    return names.has(file);
  };
}
