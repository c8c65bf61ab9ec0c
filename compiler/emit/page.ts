import type { LateTextKey, PageTextKey } from '../../src/boot/page-texts.ts';
import type { Project } from '../project.ts';
import { dataBlock, valuesBlock } from '../values/values-block.ts';

/** What search engines and links say of the app; the page itself is in English until its texts are there. */
const description = 'welcome.tokens';
const late: LateTextKey = 'loading.late';
const again: PageTextKey = 'action.retry';
const pageTexts: Readonly<Record<PageTextKey, true>> = {
  'action.retry': true,
  error_title: true,
  error_update: true,
  'insecure.text': true,
  'insecure.title': true,
  'loading.connecting': true,
};

/**
 * index.html with its content from config/: plain values, its description, the texts of the loading screen in every language, and the
 * text and the link that show when even the boot script does not load.
 */
export function filledPage(html: string, project: Project): string {
  return html
    .replace('<!--values-->', () => valuesBlock(project.values))
    .replace('<!--description-->', () => escaped(project.locales.get('en')?.get(description) ?? ''))
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

/** The text and link in every language for an SVG `switch`: the browser shows those in its language, else in English. */
function lateTexts({ locales, values }: Project): string {
  const languages = values?.languages.languages ?? [];
  const others = languages.filter(({ code }) => code !== 'en').map(({ code }) => code);
  return [...others, 'en']
    .map((code) => {
      const condition = code === 'en' ? '' : ` systemLanguage="${code}"`;
      const direction = languages.find((language) => language.code === code)?.direction ?? 'ltr';
      const [text, link] = [late, again].map((key) => escaped(locales.get(code)?.get(key) ?? ''));
      return `<foreignObject width="100%" height="100%"${condition}><div lang="${code}" dir="${direction}"><p>${text}</p><a href="">${link}</a></div></foreignObject>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
