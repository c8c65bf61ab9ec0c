/** Moves the focus to the first heading of the page, so that screen readers start there; nothing scrolls. */
export function focusHeading(): void {
  const content = document.getElementById('content');
  const heading = content?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? content)?.focus({ preventScroll: true });
}
