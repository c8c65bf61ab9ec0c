import { useLocation } from '@tanstack/react-router';

import { useScope, valueOf } from './scope.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The values of a search parameter as links to this screen, as segmented links take them, which empty the parameters `clears`; the history keeps one entry. */
export function useSearchChoice(parameter: string, choices: readonly Choice[], clears: readonly string[] = []) {
  const scope = useScope();
  const { pathname, search } = useLocation();
  const current = valueOf(`$search.${parameter}`, scope);
  return choices.map(({ value, label }) => {
    const target = {
      to: pathname,
      search: { ...search, ...Object.fromEntries(clears.map((name) => [name, ''])), [parameter]: value },
      replace: true,
    };
    return { key: value, label, target, isCurrent: value === current };
  });
}
