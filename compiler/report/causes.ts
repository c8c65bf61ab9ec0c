import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { type Fault, withConsequences } from 'engine/compiler/report/faults.ts';
import { placeholdersOf } from 'engine/compiler/texts/locales.ts';
import { withoutForm } from 'engine/compiler/texts/plural-forms.ts';
import { recordOf } from 'engine/record.ts';

/** A fault at the place to change, in place of those that follow from it. */
interface Cause {
  readonly fault: Fault;
  readonly others: readonly Fault[];
}

/** The faults with those that one change causes in many places told once, where the change belongs. */
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
  const told = new Set([
    ...causes.flatMap(({ others }) => others),
    ...faults.filter((fault) => places.has(placeOf(fault))),
  ]);
  return [
    ...faults.filter((fault) => !told.has(fault)),
    ...causes.map(({ fault, others }) => {
      // What is missing there may be miswritten.
      const slip = faults.find(
        (one) => placeOf(one) === placeOf(fault) && one.message.startsWith('a placeholder has '),
      );
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

/** Names that belong to something else: that they occur twice follows from it. */
function nameCauses(faults: readonly Fault[]): Cause[] {
  return faults
    .filter(({ message }) => message.endsWith(' occurs twice'))
    .flatMap((twice): Cause[] => {
      const fault = faults.find(
        ({ file, pointer, nearest }) => file === twice.file && pointer === twice.pointer && nearest !== undefined,
      );
      return fault ? [{ fault, others: [twice] }] : [];
    });
}

/** Links without a placeholder that their uses fill in. */
function linkCauses(faults: readonly Fault[], config: ConfigFolder): Cause[] {
  const strange = /^the link "(\w+)" does not accept "(\w+)"/;
  const found = groups(faults, ({ message, nearest }) =>
    nearest === undefined ? strange.exec(message)?.[0] : undefined,
  );
  return [...found].map(([said, others]) => {
    const [, link = '', word = ''] = strange.exec(said) ?? [];
    const message = `the placeholder {${word}} is missing, which is filled in by ${filesOf(others)}`;
    return { fault: config.file('links').fault(['links', link], message), others };
  });
}

/** English texts whose placeholders are not those of most other languages. */
function textCauses(faults: readonly Fault[], config: ConfigFolder): Cause[] {
  const found = groups(faults, ({ file, message, pointer }) => {
    const [, used] = /^the text "([^"]+)" (?:does not accept|needs) "/.exec(message) ?? [];
    const isOfLanguage =
      /^config\/locales\/(?!en\.)/.test(file) && /^(the placeholder \{\{|unknown placeholder \{\{)/.test(message);
    return used ?? (isOfLanguage ? withoutForm(pointer.slice(1)) : undefined);
  });
  const texts = (code: string): Record<string, unknown> => recordOf(config.file(`locales/${code}`).value);
  const english = texts('en');
  const codes = config.namesOf('locales').filter((code) => code !== 'en');
  return [...found].flatMap(([key, others]): Cause[] => {
    const isOfLanguages = new Set(
      others.filter(({ file }) => file.startsWith('config/locales/')).map(({ file }) => file),
    );
    const own = key in english ? key : `${key}_other`;
    if (!(own in english)) return [];
    const [first] = others;
    const isOfUses =
      isOfLanguages.size === 0 && others.length > 1 && others.every(({ message }) => message === first?.message);
    const [, lost] = (isOfUses && /does not accept "(\w+)"/.exec(first?.message ?? '')) || [];
    if (lost !== undefined) {
      const message = `the placeholder {{${lost}}} is missing: it is filled in by ${filesOf(others)}`;
      return [{ fault: config.file('locales/en').fault([own], message), others }];
    }
    if (isOfLanguages.size * 2 <= codes.length) return [];
    const names = (text: unknown): string[] =>
      [...placeholdersOf(String(text)).keys()].filter((name) => name !== 'count');
    const has = (name: string): boolean =>
      codes.filter((code) => names(texts(code)[own]).includes(name)).length * 2 > codes.length;
    const inEnglish = names(english[own]);
    const missing = [...new Set(codes.flatMap((code) => names(texts(code)[own])))].find(
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
    return [{ fault: config.file('locales/en').fault([own], message, hint), others }];
  });
}

/** Files of a language that languages.json does not have, and all else that names it. */
function languageCauses(faults: readonly Fault[]): Cause[] {
  return faults.flatMap((fault): Cause[] => {
    const [, code] = /^config\/locales\/(\w+)\.json$/.exec(fault.file) ?? [];
    if (code === undefined || fault.message !== 'languages.json has no such language') return [];
    const others = faults.filter(
      ({ message }) => message === `languages.json has no "${code}"` || message === `unknown language "${code}"`,
    );
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
  const finer = /has more decimals than (\w+) \((\d+)\)$/;
  return [
    ...groups(faults, ({ file, message }) => (file === 'config/limits.json' ? finer.exec(message)?.[0] : undefined)),
  ]
    .filter(([, others]) => others.length > 2)
    .map(([said, others]) => {
      const [, token = '', decimals = ''] = finer.exec(said) ?? [];
      const message = `${others.length} amounts of config/limits.json have more than ${decimals} decimals: people could not type them`;
      return { fault: config.file('tokens').fault(['tokens', token, 'decimals'], message), others };
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
