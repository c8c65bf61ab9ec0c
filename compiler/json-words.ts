import { type ParseError, printParseErrorCode } from 'jsonc-parser';

/** Where a file is not JSON, and what to do about it. */
export interface JsonSlip {
  readonly offset: number;
  readonly message: string;
}

const words: Readonly<Record<string, string>> = {
  CloseBraceExpected: 'a closing "}" is missing',
  CloseBracketExpected: 'a closing "]" is missing',
  ColonExpected: 'a colon is missing between a key and its value',
  EndOfFileExpected: 'the file should end here: is a "}" or "]" above it too many?',
  InvalidCharacter: 'a text may hold no tab or other control character',
  InvalidCommentToken: 'there are no comments',
  InvalidEscapeCharacter: String.raw`after "\" in a text only " \ / b f n r t or u is known`,
  InvalidNumberFormat: 'this is no number',
  InvalidSymbol: 'texts stand in straight double quotes, and what is none is a number, true, false or null',
  InvalidUnicode: String.raw`"\u" in a text needs four figures or letters from a to f`,
  PropertyNameExpected: 'a key in double quotes is missing',
  UnexpectedEndOfString: 'the closing quote of this text is missing',
  ValueExpected: 'a value is missing',
};

/** What the parser complains of in words, one slip for each line: after a slip it complains of what follows, too. */
export function jsonSlips(text: string, errors: readonly ParseError[]): JsonSlip[] {
  if (text.startsWith('\uFEFF'))
    return [{ offset: 0, message: 'the file begins with a byte order mark: save it as UTF-8 without one' }];
  const foreign = text.indexOf('\uFFFD');
  if (foreign >= 0) return [{ offset: foreign, message: 'the file is not UTF-8' }];
  if (text.trim() === '') return [{ offset: 0, message: 'the file is empty' }];
  const conflict = /^(?:<{7}|={7}|>{7})/m.exec(text);
  if (conflict) return [{ offset: conflict.index, message: 'two versions of the file were not merged' }];
  const slips = errors.map((error) => slipOf(text, error));
  const lineOf = ({ offset }: JsonSlip): number => text.slice(0, offset).split('\n').length;
  const lines = slips.map(lineOf);
  const unclosed = errors.findIndex(({ error }) => printParseErrorCode(error) === 'UnexpectedEndOfString');
  return slips.filter((_, index) => lines.indexOf(lines[index] ?? 0) === index && !(unclosed >= 0 && index > unclosed));
}

/** A missing comma is at the end of what stands before it, and a comma too many is where it stands. */
function slipOf(text: string, { offset, error }: ParseError): JsonSlip {
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset).trimEnd();
  const isClosed = /[\]}]/.test(text.charAt(offset));
  if (code === 'CommaExpected') return { offset: before.length, message: 'a comma is missing' };
  if ((code === 'PropertyNameExpected' || code === 'ValueExpected') && isClosed && before.endsWith(','))
    return { offset: before.length - 1, message: 'there is a comma too many' };
  return { offset, message: words[code] ?? code };
}
