/** What is said of the gold actions on the screen, if there are several: one is the next step. Runs in the page. */
export function goldActions(): readonly string[] {
  const gold = [...document.querySelectorAll('main :is(a, button)')].filter(
    (one) => one.checkVisibility() && getComputedStyle(one).backgroundImage.includes('rgb(248, 224, 160)'),
  );
  const names = gold.map(({ textContent }) => `“${textContent.trim()}”`);
  return names.length > 1 ? [`several gold actions: ${names.join(', ')}`] : [];
}
