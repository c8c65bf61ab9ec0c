import { type ParseError, printParseErrorCode } from 'jsonc-parser';

/** A JSON syntax error: its offset in the file, and a message for the operator. */
export interface JsonSlip {
  readonly offset: number;
  readonly message: string;
}

const words: Readonly<Record<string, string>> = {
  CloseBraceExpected: 'a closing "}" is missing',
  CloseBracketExpected: 'a closing "]" is missing',
  ColonExpected: 'a colon is missing between a key and its value',
  EndOfFileExpected: 'the file should end here: there may be an extra "}" or "]" above',
  InvalidCharacter: 'a text must not contain tabs or other control characters',
  InvalidCommentToken: 'comments are not allowed',
  InvalidEscapeCharacter: String.raw`after "\" in a text only " \ / b f n r t or u is allowed`,
  InvalidNumberFormat: 'this is not a number',
  InvalidSymbol: 'texts need straight double quotes; any other value is a number, true, false or null',
  InvalidUnicode: String.raw`"\u" in a text needs four hexadecimal digits`,
  PropertyNameExpected: 'a key in double quotes is missing',
  UnexpectedEndOfString: 'the closing quote of this text is missing',
  ValueExpected: 'a value is missing',
};

/** The parser's errors in words, at most one for each line, because one mistake often causes several errors. */
export function jsonSlips(text: string, errors: readonly ParseError[]): JsonSlip[] {
  if (text.startsWith('\uFEFF'))
    return [{ offset: 0, message: 'the file begins with a byte order mark: save it as UTF-8 without one' }];
  const foreign = text.indexOf('\uFFFD');
  if (foreign >= 0) return [{ offset: foreign, message: 'the file is not UTF-8' }];
  if (text.trim() === '') return [{ offset: 0, message: 'the file is empty' }];
  const conflict = /^(?:<{7}|={7}|>{7})/m.exec(text);
  if (conflict) return [{ offset: conflict.index, message: 'the file has an unresolved merge conflict' }];
  const slips = errors.map((error) => slipOf(text, error));
  const lineOf = ({ offset }: JsonSlip): number => text.slice(0, offset).split('\n').length;
  const lines = slips.map(lineOf);
  const unclosed = errors.findIndex(({ error }) => printParseErrorCode(error) === 'UnexpectedEndOfString');
  return slips.filter((_, index) => lines.indexOf(lines[index] ?? 0) === index && !(unclosed >= 0 && index > unclosed));
}

/** One parser error in words. A missing comma is reported after the value before it, an extra comma at its place. */
function slipOf(text: string, { offset, error }: ParseError): JsonSlip {
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset).trimEnd();
  const isClosed = /[\]}]/.test(text.charAt(offset));
  if (code === 'CommaExpected') return { offset: before.length, message: 'a comma is missing' };
  if ((code === 'PropertyNameExpected' || code === 'ValueExpected') && isClosed && before.endsWith(','))
    return { offset: before.length - 1, message: 'there is an extra comma' };
  return { offset, message: words[code] ?? code };
}
