import { browsePage } from './browse.ts';
import { languages, runtimes, schemes, widths } from './looks.ts';
import { type Picture, isOfBlock } from './pictures.ts';

/**
 * The HTML of a page to browse the screenshots beside it: a section for each sight, checkboxes for runtimes, schemes,
 * widths and languages, a search field, and keys for the next and previous sight. It loads nothing but the screenshots.
 */
export function galleryPage(pictures: readonly Picture[]): string {
  const names = [...new Set(pictures.map(({ name }) => name))];
  const groups = [
    { title: 'Runtime', words: usedOf(pictures, 'runtime', runtimes) },
    { title: 'Scheme', words: usedOf(pictures, 'scheme', schemes) },
    { title: 'Width', words: usedOf(pictures, 'width', widths) },
    { title: 'Language', words: usedOf(pictures, 'language', languages) },
  ];
  const words = groups.flatMap((group) => group.words);
  const boxes = groups.map(
    ({ title, words: wordsOfPicture }) =>
      `<fieldset><legend>${title}</legend>${wordsOfPicture.map((word) => `<label><input type="checkbox" id="${classOf(word)}" checked>${word}</label>`).join('')}</fieldset>`,
  );
  const hidden = words.map((word) => `body:has(#${classOf(word)}:not(:checked)) .${classOf(word)} { display: none }`);
  const sections = names.map((name) =>
    sectionOf(
      name,
      pictures.filter((picture) => picture.name === name),
    ),
  );
  return browsePage({
    title: 'Screens and blocks',
    lists: [
      { title: 'Screens', names: names.filter((name) => !isOfBlock({ name })) },
      { title: 'Blocks', names: names.filter((name) => isOfBlock({ name })) },
    ],
    controls: boxes.join('\n'),
    sections,
    style: hidden.join('\n'),
  });
}

function sectionOf(name: string, pictures: readonly Picture[]): string {
  const figures = pictures.map((picture) => {
    const { file, size, runtime, scheme, width, language } = picture;
    const classes = [runtime, scheme, width, language].map(classOf).join(' ');
    const caption = `${runtime} ${scheme} ${width} ${language}`;
    return `<figure class="${classes}"><figcaption>${caption}</figcaption><a href="${file}"><img loading="lazy" src="${file}" width="${size.width}" height="${size.height}" style="--width: ${size.width}px" alt="${name}, ${caption}"></a></figure>`;
  });
  return `<section id="${name}"><h3>${name}</h3><div>${figures.join('')}</div></section>`;
}

/** The values of a look's property that occur in the pictures, the usual ones first. */
function usedOf(
  pictures: readonly Picture[],
  key: 'runtime' | 'scheme' | 'width' | 'language',
  usual: readonly (string | number)[],
): readonly string[] {
  const used = new Set(pictures.map((picture) => String(picture[key])));
  const first = usual.map(String).filter((word) => used.has(word));
  return [...new Set([...first, ...used])];
}

function classOf(word: string | number): string {
  return `is-${word}`;
}
