/**
 * Copies a text. Without a clipboard, as in old web views, or without permission the text is selected and copied with
 * `execCommand`.
 * @throws Error if neither is possible
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copySelected(text);
  }
}

/**
 * Copies a text that is still loading. Browsers allow copying only shortly after a tap, so the promise is passed to the
 * clipboard at once if the browser supports that.
 */
export async function copyPromised(coming: Promise<string>): Promise<void> {
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
  // Outside #app, which is inert behind an open dialog.
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!isCopied) throw new Error('the text could not be copied');
}
