import { useLocation } from '@tanstack/react-router';

import { useScope, valueOf } from 'engine/runtime/scope.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * Returns the values of a search parameter as links for segmented links; they clear the parameters `clears` and replace
 * the history entry.
 */
export function useSearchChoice(parameter: string, choices: readonly Choice[], clears: readonly string[] = []) {
  const scope = useScope();
  const { pathname, search } = useLocation();
  const current = valueOf(`$search.${parameter}`, scope);
  // The address changes at the tap, the screen after the next paint.
  const tapped = search[parameter] ?? current;
  return choices.map(({ value, label }) => {
    const target = {
      to: pathname,
      search: { ...search, ...Object.fromEntries(clears.map((name) => [name, ''])), [parameter]: value },
      replace: true,
    };
    return { key: value, label, target, isCurrent: value === current, isTapped: value === tapped };
  });
}
