import type { Browser, Page } from '@playwright/test';
import { lettersOf } from 'engine/compiler/read/letters.ts';
import { withoutForm } from 'engine/compiler/texts/plural-forms.ts';
import { mostNamed } from '../../compiler/rules/money-form.ts';
import type { Room, Rooms } from '../../compiler/rules/room.ts';
import { unsettled, visit } from '../screens/visit.ts';
import { type Measured, measureRooms } from './measure.ts';

/** The narrowest phone, px. */
const width = 320;
/** Letters at which a place counts as one that grows with its text. */
const most = 60;
/** The letters that marks are made of: nobody sees them, and no font has them. */
const digits = ['\u2061', '\u2062', '\u2063', '\u2064'];
/** A hyphen that shows only at the end of a line: with it no letter of a mark makes a word longer. */
const apart = '\u00ad';

/** How many letters the same place may have more or less in another script. */
const scripts = 2;
/** How many times the room of one language a place has in another where it lies otherwise, as buttons below each other. */
const otherwise = 1.3;

/** The mark of the text at an index. */
function markOf(index: number): string {
  const places = Array.from({ length: 6 }, (_, at) => digits[Math.floor(index / 4 ** at) % 4]);
  return places.join(apart) + apart;
}

/** Usual words of each script, for trying a place: the same for all its languages, so that their rooms can be compared. */
const fillers: Readonly<Record<string, string>> = {
  Latn: 'amount series option person detail moment return season nature degree reason object',
  Cyrl: 'остаток порядок возврат человек расчёт история причина природа предмет степень',
  Arab: 'المبلغ العنوان السوق الطلب المدينة الوقت السبب الكتاب المنزل الرقم الشبكة الحساب',
};

function fillerOf(language: string): string {
  return fillers[new Intl.Locale(language).maximize().script ?? ''] ?? fillers['Latn'] ?? '';
}

/** Opens the app with each text marked by its key. */
export async function openMarked(
  browser: Browser,
  baseURL: string,
  { language, user, texts }: { language: string; user: string; texts: Readonly<Record<string, string>> },
): Promise<Page> {
  const context = await browser.newContext({
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width, height: 800 },
    extraHTTPHeaders: { 'x-sandbox-user': user },
  });
  const marked = Object.fromEntries(Object.entries(texts).map(([key, text], index) => [key, markOf(index) + text]));
  await context.route('**/i18n/*.json*', (route) => route.fulfill({ json: marked }));
  await context.addInitScript((lang) => localStorage.setItem('lang', lang), language);
  const page = await context.newPage();
  await page.goto(`${baseURL}/home`);
  await page.locator('h1').waitFor({ state: 'attached' });
  await page.locator(unsettled).first().waitFor({ state: 'detached' });
  return page;
}

/** The letters that each text of these screens has room for, in one language; a text that its place grows with has none. */
export async function roomsOn(
  page: Page,
  paths: readonly string[],
  { language, texts }: { language: string; texts: Readonly<Record<string, string>> },
): Promise<ReadonlyMap<string, number>> {
  const filler = fillerOf(language);
  const source = `() => (${String(measureRooms)})(${JSON.stringify({ filler, most })})`;
  const found: readonly { readonly found: readonly Measured[] }[] = await visit<readonly Measured[]>(
    page,
    paths,
    source,
  );
  const keys = new Map(Object.keys(texts).map((key, index) => [markOf(index), key]));
  const rooms = new Map<string, number>();
  for (const { mark, letters } of found.flatMap((one) => one.found)) {
    const written = keys.get(mark) ?? '';
    const key = withoutForm(written);
    // What shows today has room.
    const fits = Math.max(Math.floor(lettersOf(filler.slice(0, letters))), Math.ceil(lettersOf(texts[written] ?? '')));
    rooms.set(key, Math.min(letters >= most ? Infinity : fits, rooms.get(key) ?? Infinity));
  }
  return rooms;
}

/** The rooms as they are stored: one number where most languages have it, and those that differ. */
export function storedRooms(byLanguage: ReadonlyMap<string, ReadonlyMap<string, number>>): Rooms {
  const keys = [...new Set([...byLanguage.values()].flatMap((rooms) => [...rooms.keys()]))].toSorted();
  return Object.fromEntries(
    keys.flatMap((key): [string, Room][] => {
      const found = [...byLanguage].flatMap(([language, rooms]): [string, number][] => {
        const room = rooms.get(key);
        return room === undefined ? [] : [[language, room]];
      });
      // A place that grows in any language is no place of one line.
      if (found.some(([, room]) => room === Infinity)) return [];
      const [least, largest] = [Math.min(...found.map(([, room]) => room)), Math.max(...found.map(([, room]) => room))];
      // Letters of other scripts differ a little; where one language has much more, the place lies otherwise for longer texts.
      if (largest <= least + scripts || largest > least * otherwise) return [[key, largest]];
      const all = mostNamed(found.map(([, room]) => room)) ?? 0;
      const others = found.filter(([, room]) => room !== all);
      return [[key, others.length === 0 ? all : { all, ...Object.fromEntries(others) }]];
    }),
  );
}
