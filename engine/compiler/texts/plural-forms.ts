const suffix = /_(zero|one|two|few|many|other)$/;

/**
 * A text's key without the suffix of its plural form.
 *
 * @example
 *   withoutForm('days_one'); // 'days'
 */
export function withoutForm(key: string): string {
  return key.replace(suffix, '');
}

/**
 * The keys that have plural forms, without suffix. One form is enough to make a key plural.
 *
 * @example
 *   [...pluralKeys(['days_one', 'days_other', 'title'])]; // ['days']
 */
export function pluralKeys(keys: Iterable<string>): Set<string> {
  return new Set([...keys].filter((key) => suffix.test(key)).map(withoutForm));
}

/**
 * The keys of texts as config uses them: each once, without the suffix of a plural form.
 *
 * @example
 *   [...bareKeys(['days_one', 'days_other', 'title'])]; // ['days', 'title']
 */
export function bareKeys(keys: Iterable<string>): Set<string> {
  const all = [...keys].filter((key) => key !== '$schema');
  const plurals = pluralKeys(all);
  return new Set(all.map((key) => (plurals.has(withoutForm(key)) ? withoutForm(key) : key)));
}

/** Counts to test plural rules with: above 1000 the rules repeat, except for whole millions. */
const counts = [...Array.from({ length: 1001 }, (_, count) => count), 1_000_000, 2_000_000];

/** The forms that each language uses for exactly one number: found once, because it takes a thousand selections. */
const formsForOneNumber = new Map<string, ReadonlySet<string>>();

/**
 * Whether a plural form is used for exactly one number, such as the English `one` but not the Russian one.
 *
 * @example
 *   isOneNumber('ru', 'one'); // false
 */
export function isOneNumber(language: string, form: string): boolean {
  const known = formsForOneNumber.get(language) ?? findFormsForOneNumber(language);
  formsForOneNumber.set(language, known);
  return form === 'zero' || known.has(form);
}

function findFormsForOneNumber(language: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(language);
  const numbers = Map.groupBy(counts, (count) => rules.select(count));
  return new Set([...numbers].flatMap(([form, { length }]) => (length === 1 ? [form] : [])));
}

/**
 * The plural forms a language needs, such as `one` and `other`.
 *
 * @example
 *   formsOf('en'); // ['one', 'other']
 */
export function formsOf(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}
