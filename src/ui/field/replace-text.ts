/**
 * Puts another text into an input after an edit; what stood behind the caret still stands behind it. After a `refused`
 * edit, whose `text` is the former one, the selection is the former one too.
 */
export function replaceText(input: HTMLInputElement, text: string, refused?: Event): void {
  const { value, selectionEnd } = input;
  if (value === text) return;
  const caret = selectionEnd ?? value.length;
  const inserted = refused instanceof InputEvent ? (refused.data ?? '').length : 0;
  const end = Math.max(0, text.length - (value.length - caret));
  Object.assign(input, { value: text });
  input.setSelectionRange(refused ? Math.max(0, Math.min(end, caret - inserted)) : end, end);
}
