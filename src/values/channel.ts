/** A channel to other tabs; undefined if the browser denies it, along with storage. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch (error) {
    console.warn('other tabs are not heard:', error);
    return undefined;
  }
}
