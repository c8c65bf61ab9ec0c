/** The data block of index.html with the plain values; empty if it cannot be read. */
export function readBlock(): Readonly<Record<string, unknown>> {
  try {
    const block: unknown = JSON.parse(document.getElementById('values')?.textContent ?? '{}');
    return typeof block === 'object' && block !== null ? { ...block } : {};
  } catch (error) {
    console.error('values of index.html are not JSON', error);
    return {};
  }
}
