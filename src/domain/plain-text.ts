/** What is not seen: format characters, such as joiners and direction marks, fillers, variation selectors, controls. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?!\s)\p{Cc}/gu;

/**
 * A text without characters that are not seen, except whitespace; an emoji of several characters becomes its parts.
 *
 * @example
 *   visibleText('a\u200bb'); // 'ab'
 */
export function visibleText(text: string): string {
  return text.replace(invisible, '');
}

/**
 * A typed or pasted line of text, such as a memo, as it is seen: on one line, without surrounding whitespace.
 *
 * @example
 *   plainText(' 93\n21 '); // '93 21'
 */
export function plainText(text: string): string {
  return visibleText(text)
    .replace(/[\t-\r]+/g, ' ')
    .trim();
}
