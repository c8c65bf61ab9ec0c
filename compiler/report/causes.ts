import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { type Fault, pointerOf, withConsequences } from 'engine/compiler/report/faults.ts';
import { placeholdersOf } from 'engine/compiler/texts/locales.ts';
import { withoutForm } from 'engine/compiler/texts/plural-forms.ts';
import { recordOf } from 'engine/record.ts';

/** A fault at the place to change, in place of those that follow from it. */
interface Cause {
  readonly fault: Fault;
  readonly others: readonly Fault[];
}

/** The faults with those that one change causes in many places reported once, where the change belongs. */
export function withCauses(faults: readonly Fault[], config: ConfigFolder): readonly Fault[] {
  const causes = [
    ...linkCauses(faults, config),
    ...textCauses(faults, config),
    ...languageCauses(faults),
    ...tickerCauses(faults, config),
    ...decimalsCauses(faults, config),
    ...nameCauses(faults),
  ];
  const placeOf = ({ file, pointer }: Fault): string => `${file} ${pointer}`;
  const places = new Set(causes.map(({ fault }) => placeOf(fault)));
  const covered = new Set([
    ...causes.flatMap(({ others }) => others),
    ...faults.filter((fault) => places.has(placeOf(fault))),
  ]);
  return [
    ...faults.filter((fault) => !covered.has(fault)),
    ...causes.map(({ fault, others }) => {
      // What is missing there may be miswritten.
      const slip = faults.find((one) => placeOf(one) === placeOf(fault) && one.kind?.is === 'braces');
      return { ...(slip ?? fault), consequences: others };
    }),
  ];
}

/** The files of faults, in words. */
export function filesOf(faults: readonly Fault[]): string {
  const files = [...new Set(faults.map(({ file }) => file.replace(/^config\/|\.json$/g, '')))];
  const named = files.length > 4 ? [...files.slice(0, 3), `${files.length - 3} more`] : files;
  return new Intl.ListFormat('en').format(named);
}

function groups<T>(faults: readonly Fault[], keyOf: (fault: Fault) => T | undefined): Map<T, Fault[]> {
  const found = new Map<T, Fault[]>();
  for (const fault of faults) {
    const key = keyOf(fault);
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), fault]);
  }
  return found;
}

function isOfOneKind(one: Fault, other: Fault | undefined): boolean {
  return JSON.stringify(one.kind) === JSON.stringify(other?.kind);
}

/** Names that belong to something else: that they occur twice follows from it. */
function nameCauses(faults: readonly Fault[]): Cause[] {
  return faults
    .filter(({ kind }) => kind?.is === 'repeated')
    .flatMap((twice): Cause[] => {
      const fault = faults.find(
        ({ file, pointer, nearest }) => file === twice.file && pointer === twice.pointer && nearest !== undefined,
      );
      return fault ? [{ fault, others: [twice] }] : [];
    });
}

/** Links without a placeholder that their uses fill in. */
function linkCauses(faults: readonly Fault[], config: ConfigFolder): Cause[] {
  const found = groups(faults, ({ kind, nearest }) =>
    kind?.is === 'placeholder' && kind.of === 'link' && !kind.isNeeded && nearest === undefined
      ? JSON.stringify([kind.name, kind.word])
      : undefined,
  );
  return [...found.values()].flatMap((others): Cause[] => {
    const kind = others[0]?.kind;
    if (kind?.is !== 'placeholder') return [];
    const message = `the placeholder {${kind.word}} is missing, which is filled in by ${filesOf(others)}`;
    return [{ fault: config.file('links').fault(['links', kind.name], message), others }];
  });
}

/** English texts whose placeholders are not those of most other languages. */
function textCauses(faults: readonly Fault[], config: ConfigFolder): Cause[] {
  const found = groups(faults, ({ kind, pointer }) => {
    if (kind?.is === 'placeholder' && kind.of === 'text') return kind.name;
    return kind?.is === 'translation' ? withoutForm(pointer.slice(1)) : undefined;
  });
  const texts = (code: string): Record<string, unknown> => recordOf(config.file(`locales/${code}`).value);
  const english = texts('en');
  const codes = config.namesOf('locales').filter((code) => code !== 'en');
  return [...found].flatMap(([key, others]): Cause[] => {
    const isOfLanguages = new Set(
      others.filter(({ file }) => file.startsWith('config/locales/')).map(({ file }) => file),
    );
    const englishKey = key in english ? key : `${key}_other`;
    if (!(englishKey in english)) return [];
    const [first] = others;
    const isOfUses = isOfLanguages.size === 0 && others.length > 1 && others.every((one) => isOfOneKind(one, first));
    if (isOfUses && first?.kind?.is === 'placeholder' && !first.kind.isNeeded) {
      const message = `the placeholder {{${first.kind.word}}} is missing: it is filled in by ${filesOf(others)}`;
      return [{ fault: config.file('locales/en').fault([englishKey], message), others }];
    }
    if (isOfLanguages.size * 2 <= codes.length) return [];
    const names = (text: unknown): string[] =>
      [...placeholdersOf(String(text)).keys()].filter((name) => name !== 'count');
    const has = (name: string): boolean =>
      codes.filter((code) => names(texts(code)[englishKey]).includes(name)).length * 2 > codes.length;
    const inEnglish = names(english[englishKey]);
    const missing = [...new Set(codes.flatMap((code) => names(texts(code)[englishKey])))].find(
      (name) => has(name) && !inEnglish.includes(name),
    );
    const extra = inEnglish.find((name) => !has(name));
    const uses = others.filter(({ file }) => !file.startsWith('config/locales/'));
    const filled = uses.length === 0 ? '' : `: it is filled in by ${filesOf(uses)}`;
    const message =
      missing === undefined
        ? `the placeholder {{${extra}}} is in English alone: nothing fills it in`
        : `the placeholder {{${missing}}} is missing, which the other languages have${filled}`;
    const hint = missing !== undefined && extra !== undefined ? `{{${missing}}}` : undefined;
    return [{ fault: config.file('locales/en').fault([englishKey], message, hint), others }];
  });
}

/** Files of a language that languages.json does not have, and all else that names it. */
function languageCauses(faults: readonly Fault[]): Cause[] {
  return faults.flatMap((fault): Cause[] => {
    if (fault.kind?.is !== 'language' || !fault.kind.isFile) return [];
    const { code } = fault.kind;
    const others = faults.filter(({ kind }) => kind?.is === 'language' && !kind.isFile && kind.code === code);
    const where = others.length === 0 ? '' : `, and what ${filesOf(others)} has of it`;
    return [
      {
        fault: {
          ...fault,
          message: `languages.json has no language "${code}": add it there again, or delete this file${where}`,
        },
        others: [fault, ...others],
      },
    ];
  });
}

/** A wrong ticker of a token, and all places that name the token by its right one. */
function tickerCauses(faults: readonly Fault[], config: ConfigFolder): Cause[] {
  const wrong = groups(faults, ({ file, pointer }) =>
    file === 'config/tokens.json' ? /^\/tokens\/(\w+)\/ticker$/.exec(pointer)?.[1] : undefined,
  );
  const tokens = recordOf(recordOf(config.file('tokens').value)['tokens']);
  return [...wrong].flatMap(([token, [first, ...others]]): Cause[] => {
    const { ticker } = recordOf(tokens[token]);
    const named = faults.filter((fault) => fault.nearest !== undefined && fault.nearest === ticker);
    return first ? [{ fault: first, others: [...others, ...named, first] }] : [];
  });
}

/** Fewer decimals of a token than most of its amounts have. */
function decimalsCauses(faults: readonly Fault[], config: ConfigFolder): Cause[] {
  const found = groups(faults, ({ kind }) => (kind?.is === 'decimals' ? kind.of : undefined));
  return [...found.values()].flatMap((others): Cause[] => {
    const kind = others[0]?.kind;
    if (kind?.is !== 'decimals' || others.length < 3) return [];
    const message = `${others.length} amounts of config/limits.json have more than ${kind.decimals} decimals: people could not type them`;
    return [{ fault: config.file('tokens').fault(['tokens', kind.of, 'decimals'], message), others }];
  });
}

/** The fault of a name that several places use, and nothing declares. */
export function goneFault(kind: string, word: string, [first, ...others]: readonly Fault[]): Fault | undefined {
  if (!first) return undefined;
  const all = [first, ...others];
  return {
    ...withConsequences(first, others),
    message: `there is no ${kind} "${word}": it is named in ${filesOf(all)}`,
    nearest: undefined,
  };
}

/** The fault of a text that other languages have, but not English: where it stood, with what uses it. */
export function goneTextFault(
  key: string,
  all: readonly Fault[],
  config: ConfigFolder,
  isOfCode: boolean,
): Fault | undefined {
  const english = config.file('locales/en');
  const translated = all.filter(({ kind }) => kind?.is === 'notInEnglish');
  if (translated.length === 0) return undefined;
  // The glossary names texts but does not show them.
  const others = all.filter((fault) => !translated.includes(fault) && fault.file !== 'config/glossary.json');
  const languages = new Set(translated.map(({ file }) => file)).size;
  const has = `${languages} other ${languages === 1 ? 'language has' : 'languages have'} it`;
  const users =
    others.length > 0 ? `it is used in ${filesOf(others)}` : isOfCode ? 'the app itself uses it' : undefined;
  const before = Object.keys(recordOf(english.value)).findLast((one) => one < key);
  const fault = english.fault(
    before === undefined ? [] : [before],
    `the text "${key}" is missing: ${has}, and ${users ?? 'nothing uses it, so delete it there, too'}`,
    undefined,
    true,
  );
  const pointers = translated.map(({ pointer }) => pointer);
  const pointer = pointers.find((one) => one.endsWith('_other')) ?? pointerOf([key]);
  return { ...fault, pointer, consequences: all };
}
