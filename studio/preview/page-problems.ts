/** What is wrong with how the page looks: it is wider than the window, or words are cut off. */
export function problemsOnPage(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth + 1 ? [`${scrollWidth - clientWidth} px too wide`] : [];
  const cut = [...document.querySelectorAll<HTMLElement>('#app *')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis' && element.textContent.trim() !== '')
    .map((element) => `cut off: “${element.textContent.trim().slice(0, 40)}”`);
  return [...wide, ...new Set(cut)];
}
