import { html } from 'hono/html';

import { addressOf, pictureOrigin } from '../../../studio/page/preview/look.ts';
import type { Look } from '../../../studio/page/preview/look.ts';
import type { Pictures } from '../editor/editors.ts';
import type { Person } from '../people/person.ts';
import type { Change } from '../store/change.ts';
import { type Html, page } from './layout.ts';

/** The height at which the app is drawn, px; a picture shows it at half of that. */
const height = 800;

/** A screen before and after a change, in one language and all runtimes: the app itself, in frames. */
export function picturesPage(
  who: Person,
  { id, title }: Change,
  { before, after, screens, looks }: Pictures,
  chosen: { readonly screen: string | undefined; readonly language: string | undefined },
): Html {
  const screen = screens.find((one) => one === chosen.screen) ?? screens[0];
  const languages = [...new Set(looks.map(({ language }) => language))];
  const language = languages.find((one) => one === chosen.language) ?? languages[0] ?? 'en';
  const address = (to: { screen?: string; language?: string }): string =>
    `/changes/${id}/pictures?${new URLSearchParams({ screen: screen ?? '', language, ...to }).toString()}`;
  const pictures = screen === undefined ? [] : looks.filter((look) => look.language === language);
  return page(
    { title: `Before and after: ${title}`, who },
    html`${
        screen === undefined
          ? html`<p class="empty">No screen shows what this change edits.</p>`
          : html`${links('Screens', screens, screen, (one) => address({ screen: one }))}
            ${links('Languages', languages, language, (one) => address({ language: one }))}
            ${pictures.map(
              (look) =>
                html`<section class="pictures">
                  ${picture(before, 'before', look, screen)} ${picture(after, 'after', look, screen)}
                </section>`,
            )}`
      }
      <p><a href="/changes/${id}">Back to the change</a></p>`,
  );
}

function links(label: string, all: readonly string[], current: string, addressFor: (one: string) => string): Html {
  return html`<nav class="filter" aria-label="${label}">
    ${all.map((one) => html`<a href="${addressFor(one)}" ${one === current ? 'aria-current=page' : ''}>${one}</a> `)}
  </nav>`;
}

function picture(origin: string, when: 'before' | 'after', look: Look, screen: string): Html {
  const { language, runtime, width } = look;
  const source = addressOf(pictureOrigin(origin, `${when}-${language}-${runtime}`), look, screen);
  const title = `${screen}, ${language}, ${runtime}, ${when}`;
  return html`<figure>
    <div class="window">
      <iframe title="${title}" width="${width}" height="${height}" loading="lazy" src="${source}"></iframe>
    </div>
    <figcaption>${title}</figcaption>
  </figure>`;
}
