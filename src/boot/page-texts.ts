/** Keys of the texts that the loading screen needs before texts load; index.html has them in every language. */
export type PageTextKey =
  | 'action.retry'
  | 'error_title'
  | 'error_update'
  | 'insecure.text'
  | 'insecure.title'
  | 'loading.connecting';

/** The key of the text that the page shows while the boot script is slow to load. */
export type LateTextKey = 'loading.late';

/** The texts of the loading screen, without those that index.html lacks. */
export type PageTexts = Readonly<Partial<Record<PageTextKey, string>>>;

/** The texts in `language`, else in English; empty if the data block of index.html cannot be read. */
export function readPageTexts(language: string): PageTexts {
  try {
    const all: Readonly<Record<string, PageTexts>> = JSON.parse(document.getElementById('texts')?.textContent ?? '{}');
    return all[language] ?? all['en'] ?? {};
  } catch (error) {
    console.error('the texts of index.html are not JSON', error);
    return {};
  }
}
