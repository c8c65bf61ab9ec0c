/** How many history entries are remembered: twice as many as a browser keeps. */
const maxEntries = 100;

/** Sets what is remembered of a history entry; forgets what was set longest ago. */
export function setRecent<K, V>(entries: Map<K, V>, key: K, value: V): void {
  entries.delete(key);
  entries.set(key, value);
  for (const oldest of entries.keys()) {
    if (entries.size <= maxEntries) return;
    entries.delete(oldest);
  }
}
