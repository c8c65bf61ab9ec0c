/**
 * Copies a text. A frame is not always allowed to use the clipboard; there the text is selected and copied as the
 * browser's own menu would.
 * @throws Error where neither is possible
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copySelected(text);
  }
}

/**
 * Copies a text that is on its way. A browser may only copy while a tap is fresh: where it takes a promise, it is given one
 * at once.
 */
export async function copyComing(coming: Promise<string>): Promise<void> {
  const blob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    await copyText(await coming);
  }
}

function copySelected(text: string): void {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  // Outside of #app: behind an open dialog nothing can be selected.
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!isCopied) throw new Error('the text could not be copied');
}
