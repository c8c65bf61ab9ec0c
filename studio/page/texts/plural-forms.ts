/** So many numbers show what a form is for. */
const shown = 4;
const numbers = Array.from({ length: 200 }, (_, number) => number);

/** The plural forms that a language needs, each with the first numbers that it is for. */
export function pluralForms(language: string): readonly { readonly form: string; readonly numbers: string }[] {
  const rules = new Intl.PluralRules(language);
  return rules.resolvedOptions().pluralCategories.map((form) => {
    const examples = numbers.filter((number) => rules.select(number) === form).slice(0, shown);
    return {
      form,
      numbers:
        examples.length === 0
          ? 'For other numbers'
          : `For ${examples.join(', ')}${examples.length < shown ? '' : ' …'}`,
    };
  });
}
