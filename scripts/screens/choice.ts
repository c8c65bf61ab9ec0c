import { parseArgs } from 'node:util';
import { type Look, type Runtime, type Scheme, languages, runtimes, schemes, widths } from './looks.ts';

/** The selection of screenshots. */
export interface Choice {
  /** The addresses; `*` at the end matches any ending. Empty means all. */
  readonly addresses: readonly string[];
  readonly runtimes: readonly Runtime[];
  readonly schemes: readonly Scheme[];
  readonly widths: readonly number[];
  readonly languages: readonly string[];
  /** The folder of an earlier gallery to compare with. */
  readonly against?: string;
}

/**
 * Reads the command line: `/wallet '/blocks/*' --language de --runtime messenger --against DIR`; each option but `against`
 * can be repeated. `known` are the languages of the app. @throws for an unknown option or value
 */
export function readChoice(args: readonly string[], known: readonly string[]): Choice {
  const option = { type: 'string', multiple: true } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { runtime: option, scheme: option, width: option, language: option, against: { type: 'string' } },
  });
  return {
    addresses: positionals,
    runtimes: pick('runtime', values.runtime, runtimes, runtimes),
    schemes: pick('scheme', values.scheme, schemes, schemes),
    widths: (values.width ?? widths).map(readWidth),
    languages: pick('language', values.language, known, languages),
    against: values.against,
  };
}

/** Whether screenshots of a look are selected. */
export function isChosenLook(
  choice: Pick<Choice, 'runtimes' | 'schemes' | 'widths' | 'languages'>,
  look: Look,
): boolean {
  return (
    choice.runtimes.includes(look.runtime) &&
    choice.schemes.includes(look.scheme) &&
    choice.widths.includes(look.width) &&
    choice.languages.includes(look.language)
  );
}

/** Whether an address is selected. */
export function isChosen({ addresses }: Choice, address: string): boolean {
  const matches = (value: string): boolean =>
    value.endsWith('*') ? address.startsWith(value.slice(0, -1)) : address === value;
  return addresses.length === 0 || addresses.some(matches);
}

function pick<Word extends string>(
  name: string,
  value: readonly string[] | undefined,
  known: readonly Word[],
  usual: readonly Word[],
): readonly Word[] {
  const unknown = value?.find((word) => !known.some((one) => one === word));
  if (unknown !== undefined) throw new Error(`--${name} ${unknown}: one of ${known.join(', ')}`);
  return value === undefined ? usual : known.filter((word) => value.includes(word));
}

function readWidth(value: string | number): number {
  const width = Number(value);
  if (!(Number.isInteger(width) && width >= 320 && width <= 4000)) throw new Error(`--width ${value}: 320 to 4000 px`);
  return width;
}
