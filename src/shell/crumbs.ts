import type { TextKey } from '../../generated/words/words.ts';
import type { ScreenRoute } from '../engine/screen-route.ts';
import { screenPath } from '../domain/screen-path.ts';

/** The top-level section of a path; under /protected/{segment} the segment (product.md §2). */
export function sectionOf(path: string): string {
  const [, first = ''] = screenPath(path).split('/');
  return `/${first}`;
}

/** A crumb: the title of a screen, and its address when it is a link. */
interface Crumb<Title> {
  readonly path: string;
  readonly title: Title;
  readonly isLink: boolean;
}

/**
 * The crumbs of a path: its section as a link, and on deeper pages the page (decisions.md, "third-level breadcrumb").
 * `choice` is what a search parameter has chosen on the page, where that is a crumb of its own.
 */
export function crumbsOf<Title extends string>(
  path: string,
  titleOf: (path: string) => Title | undefined,
  choice?: Title,
): readonly Crumb<Title>[] {
  const pages = [...new Set([sectionOf(path), path])].map((page) => ({ path: page, title: titleOf(page) }));
  const crumbs = [...pages, { path, title: choice }].flatMap(({ path: to, title }) =>
    title === undefined ? [] : [{ path: to, title }],
  );
  return crumbs.map((crumb, index) => ({ ...crumb, isLink: crumb.path !== path || index < crumbs.length - 1 }));
}

/** What the address has chosen on a screen, where that is a crumb of its own: the key of its label. */
export function chosenCrumb(
  { crumb, search: declared }: ScreenRoute,
  search: Readonly<Record<string, unknown>>,
): TextKey | undefined {
  if (crumb === undefined) return undefined;
  const { parameter, labels } = crumb;
  return labels[String(search[parameter] ?? declared[parameter]?.default)];
}
