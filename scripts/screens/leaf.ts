import { type Sight, fileOf, languages, schemes, widths } from './looks.ts';

/** A page to leaf through the screenshots: a row a screen, and boxes to leave out schemes, widths and languages. */
export function leafPage(sights: readonly Sight[]): string {
  const boxes = [...schemes, ...widths, ...languages]
    .map((word) => `<label><input type="checkbox" id="${classOf(word)}" checked> ${word}</label>`)
    .join(' ');
  const hidden = [...schemes, ...widths, ...languages]
    .map((word) => `body:has(#${classOf(word)}:not(:checked)) .${classOf(word)} { display: none }`)
    .join('\n');
  const rows = sights
    .map((sight) => `<h2 id="${sight.name}">${escaped(sight.address)}</h2>\n<div>${figures(sight)}</div>`)
    .join('\n');
  const names = sights.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' · ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
body { margin: 0; padding: 0 16px; background: #777; color: #fff; font: 14px system-ui }
header { position: sticky; inset-block-start: 0; padding-block: 8px; background: #777 }
a { color: inherit }
div { display: flex; gap: 12px; align-items: start; overflow-x: auto }
figure { flex: none; margin: 0 }
img { display: block; max-block-size: 80vh }
${hidden}
</style>
<header>${boxes}<br>${names}</header>
${rows}
</html>
`;
}

function figures(sight: Sight): string {
  const looks = widths.flatMap((width) =>
    schemes.flatMap((scheme) => languages.map((language) => ({ scheme, width, language }))),
  );
  return looks
    .map((look) => {
      const file = fileOf(sight, look);
      const classes = [look.scheme, look.width, look.language].map(classOf).join(' ');
      const caption = `${look.scheme} ${look.width} ${look.language}`;
      return `<figure class="${classes}"><figcaption>${caption}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${caption}"></a></figure>`;
    })
    .join('');
}

function classOf(word: string | number): string {
  return `is-${word}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
