import type { TextKey } from '../../generated/words/words.ts';
import type { ScreenRoute } from 'engine/runtime/screen-route.ts';
import { screenPath } from '../domain/screen-path.ts';

/** The top-level section of a path; under /protected/{segment} the segment (SH-14, SH-16). */
export function sectionOf(path: string): string {
  const [, first = ''] = screenPath(path).split('/');
  return `/${first}`;
}

/** A crumb: the path and the title of a screen, and whether it is a link. */
interface Crumb<Title> {
  readonly path: string;
  readonly title: Title;
  readonly isLink: boolean;
}

/**
 * The crumbs of a path: its section, and on deeper pages also the page. `choice` is an additional crumb for the value of
 * a search parameter.
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

/** The label key of the choice in the address, if the screen shows it as a crumb. */
export function chosenCrumb(
  { crumb, search: declared }: ScreenRoute,
  search: Readonly<Record<string, unknown>>,
): TextKey | undefined {
  if (crumb === undefined) return undefined;
  const { parameter, labels } = crumb;
  return labels[String(search[parameter] ?? declared[parameter]?.default)];
}
