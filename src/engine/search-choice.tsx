import { useLocation } from '@tanstack/react-router';

import { pressOf } from './Bound.tsx';
import { useActionContext } from './navigation.ts';
import { useScope, valueOf } from './scope.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The values of a search parameter as links to this screen, as segmented links take them; the history keeps one entry. */
export function useSearchChoice(parameter: string, choices: readonly Choice[]) {
  const scope = useScope();
  const context = useActionContext(scope);
  const { pathname, search } = useLocation();
  const current = valueOf(`$search.${parameter}`, scope);
  return choices.map(({ value, label }) => {
    const target = { to: pathname, search: { ...search, [parameter]: value }, isReplacing: true };
    const { link } = pressOf({ href: context.hrefOf(target), run: () => context.go(target) });
    return { key: value, label, link: link ?? <a />, isCurrent: value === current };
  });
}
