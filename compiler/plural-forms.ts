const suffix = /_(zero|one|two|few|many|other)$/;

/** A text's key without the suffix of its plural form. */
export function withoutForm(key: string): string {
  return key.replace(suffix, '');
}

/** The keys with plural forms, without their suffixes: any form makes a plural, which then wants all of its language. */
export function pluralKeys(keys: Iterable<string>): Set<string> {
  return new Set([...keys].filter((key) => suffix.test(key)).map(withoutForm));
}

/** The plural forms a language needs, such as `one` and `other`. */
export function formsOf(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}
