import type { LateTextKey, PageTextKey } from '../src/boot/page-texts.ts';
import type { Project } from './project.ts';
import { dataBlock, valuesBlock } from './values-block.ts';

const late: LateTextKey = 'loading.late';
const pageTexts: Readonly<Record<PageTextKey, true>> = {
  'action.retry': true,
  error_title: true,
  error_update: true,
  'insecure.text': true,
  'insecure.title': true,
  'loading.connecting': true,
};

/**
 * index.html with what it holds of config/: the plain values, what the loading screen may have to say in every language,
 * and what stands there by itself where not even the boot script comes.
 */
export function filledPage(html: string, project: Project): string {
  return html
    .replace('<!--values-->', () => valuesBlock(project.values))
    .replace('<!--late-->', () => lateTexts(project))
    .replace('<!--texts-->', () => dataBlock('texts', textsByLanguage(project)));
}

function textsByLanguage({ locales }: Project): unknown {
  const pairs = [...locales].map(([code, texts]) => [
    code,
    Object.fromEntries(Object.keys(pageTexts).map((key) => [key, texts.get(key)])),
  ]);
  return Object.fromEntries(pairs);
}

/** The same sentence in every language: of an SVG's `switch` a browser shows the first that is in its user's language, English else. */
function lateTexts({ locales, values }: Project): string {
  const languages = values?.languages.languages ?? [];
  const others = languages.filter(({ code }) => code !== 'en').map(({ code }) => code);
  return [...others, 'en']
    .map((code) => {
      const wanted = code === 'en' ? '' : ` systemLanguage="${code}"`;
      const direction = languages.find((language) => language.code === code)?.direction ?? 'ltr';
      const text = locales.get(code)?.get(late) ?? '';
      return `<foreignObject width="100%" height="100%"${wanted}><p lang="${code}" dir="${direction}">${escaped(text)}</p></foreignObject>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
