/** A list of links in the page's navigation, by the sections' names. */
export interface LinkList {
  readonly title: string;
  readonly names: readonly string[];
}

/** The parts of a page that shows screenshots in sections. */
export interface Browsing {
  readonly title: string;
  readonly lists: readonly LinkList[];
  /** The HTML of the controls above the sections. */
  readonly controls: string;
  /** The HTML of the sections; the id of each is its name. */
  readonly sections: readonly string[];
  /** Rules for the sections and controls. */
  readonly style: string;
}

/**
 * The HTML of a page with sections to browse: a list of them, a search field, the size of images, and keys for the next
 * and previous one. It loads nothing but the images beside it.
 */
export function browsePage({ title, lists, controls, sections, style: styleOfPage }: Browsing): string {
  const link = (name: string): string => `<a href="#${name}">${name.replace(/^blocks-/, '')}</a>`;
  const navigation = lists.map(({ title: heading, names }) =>
    names.length === 0 ? '' : `<h2>${heading}</h2>${names.map(link).join('')}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
${style}
${styleOfPage}
</style>
</head>
<body>
<nav aria-label="${title}">
<input type="search" id="search" aria-label="Look for a screen" placeholder="Look for a screen (/)">
${navigation.join('\n')}
</nav>
<main>
<header>
${controls}
<label>Size <input type="range" id="size" min="10" max="100" value="60"></label>
<span><kbd>j</kbd> next, <kbd>k</kbd> previous</span>
</header>
${sections.join('\n')}
</main>
<script>
${script}
</script>
</body>
</html>
`;
}

const style = `
:root { color-scheme: dark; --size: .6 }
body { display: grid; grid-template-columns: 220px minmax(0, 1fr); margin: 0; background: #5b5d61; color: #fff; font: 14px/1.4 system-ui }
nav { position: sticky; inset-block-start: 0; display: flex; flex-direction: column; box-sizing: border-box; block-size: 100vh; padding: 12px; overflow-y: auto; background: #2b2d31 }
nav a { padding: 3px 8px; border-radius: 6px; color: inherit; text-decoration: none; overflow-wrap: anywhere }
nav a:hover, nav a[aria-current] { background: #55585f }
h2 { margin: 12px 8px 4px; font-size: 14px; color: #e2b252 }
#search { padding: 6px 8px }
header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: center; padding: 8px 16px; background: #3c3e43 }
fieldset { display: flex; gap: 10px; align-items: center; margin: 0; padding: 0; border: 0 }
legend { float: inline-start; padding: 0; color: #e2b252 }
label { display: inline-flex; gap: 4px; align-items: center }
section { padding: 12px 16px; scroll-margin-block-start: 56px }
section > div { display: flex; gap: 12px; align-items: start; overflow-x: auto; padding-block-end: 8px }
h3 { margin: 0 0 8px; font-size: 18px }
figure { flex: none; margin: 0 }
figcaption { font-size: 12px }
img { display: block; inline-size: calc(var(--width) * var(--size)); block-size: auto; background: #777 }
:focus-visible { outline: 2px solid #f8e0a0; outline-offset: 2px }
[hidden] { display: none !important }
kbd { padding: 0 4px; border: 1px solid #888; border-radius: 4px; font: inherit }
@media (max-width: 700px) { body { display: block } nav { position: static; block-size: 30vh } }`;

/** The script for the search, the size and the keys; the checkboxes need only CSS. */
const script = `
const sections = [...document.querySelectorAll('section')];
const links = new Map([...document.querySelectorAll('nav a')].map((link) => [link.hash.slice(1), link]));
const search = document.getElementById('search');
search.addEventListener('input', () => {
  const wanted = search.value.trim().toLowerCase().split('/').filter(Boolean).join('-');
  for (const section of sections) {
    const isShown = section.id.includes(wanted);
    section.hidden = links.get(section.id).hidden = !isShown;
  }
});
const size = document.getElementById('size');
size.addEventListener('input', () => document.documentElement.style.setProperty('--size', size.value / 100));
const below = () => document.querySelector('header').getBoundingClientRect().bottom + 60;
const current = () => sections.findLast((section) => !section.hidden && section.getBoundingClientRect().top <= below());
const mark = () => {
  const now = current();
  for (const [id, link] of links) {
    if (id === now?.id) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  links.get(now?.id)?.scrollIntoView({ block: 'nearest' });
};
let isWaiting = false;
addEventListener('scroll', () => {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => { isWaiting = false; mark(); });
}, { passive: true });
addEventListener('keydown', (event) => {
  if (event.target.matches('input[type=search]') || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '/') { event.preventDefault(); search.focus(); }
  const step = { j: 1, k: -1 }[event.key];
  if (step === undefined) return;
  const shown = sections.filter((section) => !section.hidden);
  const to = shown[Math.max(0, shown.indexOf(current()) + step)];
  if (to) { location.hash = to.id; to.scrollIntoView(); }
});
mark();`;
