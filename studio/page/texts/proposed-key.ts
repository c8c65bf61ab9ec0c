/** So many words of a text are in its key. */
const most = 3;

/** A key for a new text: the name of the file that needs it, then its first words. */
export function proposedKey(file: string, english: string): string {
  const words = english
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  if (!words) return '';
  const name = words.slice(0, most).map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1)));
  const folder = file.split('/').at(-1) ?? '';
  const begin = folder.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return `${begin}.${name.join('')}`;
}
