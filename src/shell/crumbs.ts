import { screenPath } from '../domain/screen-path.ts';

/** The top-level section of a path; under /protected/{segment} the segment (product.md §2). */
export function sectionOf(path: string): string {
  const [, first = ''] = screenPath(path).split('/');
  return `/${first}`;
}

/** A crumb: the title of a screen, and its address when it is a link. */
export interface Crumb {
  readonly path: string;
  readonly title: string;
  readonly isLink: boolean;
}

/** The crumbs of a path: its section as a link, and on deeper pages the page (decisions.md, "third-level breadcrumb"). */
export function crumbsOf(path: string, titleOf: (path: string) => string | undefined): readonly Crumb[] {
  const section = sectionOf(path);
  const [sectionTitle, title] = [titleOf(section), titleOf(path)];
  const isDeeper = path !== section;
  return [
    ...(sectionTitle === undefined ? [] : [{ path: section, title: sectionTitle, isLink: isDeeper }]),
    ...(isDeeper && title !== undefined ? [{ path, title, isLink: false }] : []),
  ];
}
