/** What the loading screen may have to say while texts cannot be asked for; index.html holds them in every language. */
export const pageTextKeys = [
  'action.retry',
  'error_title',
  'error_update',
  'insecure.text',
  'insecure.title',
  'loading.connecting',
] as const;

/** What the page says by itself where the boot script is long in coming. */
export const lateTextKey = 'loading.late';

/** The texts of the loading screen by their keys; one that index.html lacks is missing. */
export type PageTexts = Readonly<Partial<Record<(typeof pageTextKeys)[number], string>>>;

/** The texts in `language`, else in English; none where the data block of index.html cannot be read. */
export function readPageTexts(language: string): PageTexts {
  try {
    const all: Record<string, PageTexts> = Object(
      JSON.parse(document.getElementById('texts')?.textContent ?? '{}'),
    );
    return all[language] ?? all['en'] ?? {};
  } catch (error) {
    console.error('the texts of index.html are not JSON', error);
    return {};
  }
}
