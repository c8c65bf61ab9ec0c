import type { Values } from '../../src/values/schema.ts';
import type { ReportFault } from './catalogue-rules.ts';
import { nearest } from 'engine/compiler/report/faults.ts';

/** The names that a notice of config/app.json may use. */
interface Known {
  /** The paths of the screens that can show notices. */
  readonly screens: readonly string[];
  /** The paths of full-window screens, which cannot show notices. */
  readonly fullScreens: readonly string[];
  readonly languages: readonly string[] | undefined;
}

/** Checks notices of config/app.json: an English text, existing languages and screens, and a possible time span. */
export function checkNotices(notices: Values['app']['notices'] = [], known: Known, complain: ReportFault): void {
  for (const [index, { title, text, from, until, screens = [] }] of notices.entries()) {
    const path = ['notices', index];
    for (const [key, words] of Object.entries({ ...(title && { title }), text })) {
      if (!('en' in words)) complain([...path, key], 'needs "en": English is used for missing languages');
      for (const code of Object.keys(words))
        if (known.languages && !known.languages.includes(code))
          complain([...path, key, code], `unknown language "${code}"`, nearest(code, known.languages), true, {
            is: 'language',
            code,
            isFile: false,
          });
    }
    for (const [key, date] of Object.entries({ from, until }))
      if (date !== undefined && !isDate(date)) complain([...path, key], `there is no such time: ${date}`);
    if (from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until))
      complain([...path, 'until'], `ends before it begins, at ${from}`);
    for (const [place, screen] of screens.entries())
      if (known.fullScreens.includes(screen))
        complain([...path, 'screens', place], `${screen} takes the whole window and shows no notices`);
      else if (!known.screens.includes(screen))
        complain([...path, 'screens', place], `there is no screen ${screen}`, nearest(screen, known.screens));
  }
}

/** Whether a date or time exists in the calendar; February 30 does not. */
function isDate(text: string): boolean {
  const [day = ''] = text.split('T');
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(Date.parse(text)) && parsed.toISOString().startsWith(day);
}
