/**
 * The result of work on a storage of the browser; `isDone` is false if the storage is closed or does not respond within
 * `patience` ms, so that it blocks nothing.
 */
export async function inTime<T>(
  work: () => Promise<T>,
  patience = 1000,
): Promise<{ readonly isDone: boolean; readonly value?: T }> {
  const late = new Promise<{ readonly isDone: false }>((resolve) => {
    setTimeout(() => resolve({ isDone: false }), patience);
  });
  try {
    return await Promise.race([work().then((value) => ({ isDone: true, value })), late]);
  } catch (error) {
    console.warn('the storage of this browser is closed:', error);
    return { isDone: false };
  }
}
