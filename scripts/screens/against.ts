import { browsePage } from './browse.ts';
import { type Compared, type Verdict, byChange, order } from './pairs.ts';
import type { Picture } from './pictures.ts';

/** Where the page finds the earlier screenshots and the images of differences, from its own folder. */
export interface Places {
  readonly before: string;
  readonly differences: string;
}

const headings: Readonly<Record<Verdict, string>> = {
  differs: 'Different',
  new: 'New',
  gone: 'Gone',
  same: 'Same',
};

/**
 * The HTML of a page that shows each screenshot beside the earlier one, and what differs between them; those that
 * differ first.
 */
export function againstPage(compared: readonly Compared[], places: Places): string {
  const sorted = byChange(compared);
  return browsePage({
    title: 'Compared screens and blocks',
    lists: order.map((verdict) => {
      const names = sorted.filter((pair) => pair.verdict === verdict).map(nameOf);
      return { title: `${headings[verdict]} (${names.length})`, names };
    }),
    controls: '<label><input type="checkbox" id="same">Show equal ones</label>',
    sections: sorted.map((pair) => sectionOf(pair, places)),
    style,
  });
}

const style = `
.is-same { display: none }
body:has(#same:checked) .is-same { display: block }
h3 span { padding: 1px 8px; border-radius: 6px; background: #2b2d31; font-size: 14px; font-weight: 400 }
.is-differs h3 span, .is-new h3 span, .is-gone h3 span { background: #e2b252; color: #241803 }`;

function sectionOf(pair: Compared, { before, differences }: Places): string {
  const { file, verdict } = pair;
  const figures = [
    figureOf('before', pair.before, `${before}/${file}`),
    figureOf('now', pair.now, file),
    verdict === 'differs' ? figureOf('difference', largerOf(pair), `${differences}/${file}`) : '',
  ];
  return `<section id="${nameOf(pair)}" class="is-${verdict}"><h3>${nameOf(pair)} <span>${noteOf(pair)}</span></h3><div>${figures.join('')}</div></section>`;
}

function figureOf(side: string, picture: Picture | undefined, source: string): string {
  if (!picture) return `<figure><figcaption>${side}: none</figcaption></figure>`;
  const { name, size } = picture;
  const link = encodeURI(source);
  return `<figure><figcaption>${side}</figcaption><a href="${link}"><img loading="lazy" src="${link}" width="${size.width}" height="${size.height}" style="--width: ${size.width}px" alt="${name}, ${side}"></a></figure>`;
}

/** The name of a pair's section: its file name without the ending. */
function nameOf({ file }: Compared): string {
  return file.replace(/\.png$/, '');
}

function noteOf({ verdict, share }: Compared): string {
  if (verdict !== 'differs') return headings[verdict];
  const percent = share * 100;
  return `${percent < 0.01 ? 'less than 0.01' : percent.toFixed(2)} % of its pixels differ`;
}

/** The image of a difference is as wide and as high as the larger of both. */
function largerOf({ now, before }: Compared): Picture | undefined {
  if (!now || !before) return now ?? before;
  const size = {
    width: Math.max(now.size.width, before.size.width),
    height: Math.max(now.size.height, before.size.height),
  };
  return { ...now, size };
}
