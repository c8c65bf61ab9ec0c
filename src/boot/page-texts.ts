/** What the loading screen may have to say while texts cannot be asked for, by key; index.html holds them in every language. */
export type PageTextKey =
  | 'action.retry'
  | 'error_title'
  | 'error_update'
  | 'insecure.text'
  | 'insecure.title'
  | 'loading.connecting';

/** What the page says by itself where the boot script is long in coming. */
export type LateTextKey = 'loading.late';

/** The texts of the loading screen; one that index.html lacks is missing. */
export type PageTexts = Readonly<Partial<Record<PageTextKey, string>>>;

/** The texts in `language`, else in English; none where the data block of index.html cannot be read. */
export function readPageTexts(language: string): PageTexts {
  try {
    const all: Record<string, PageTexts> = Object(JSON.parse(document.getElementById('texts')?.textContent ?? '{}'));
    return all[language] ?? all['en'] ?? {};
  } catch (error) {
    console.error('the texts of index.html are not JSON', error);
    return {};
  }
}
