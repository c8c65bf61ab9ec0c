import { useMemo } from 'react';

import { parameterRoot, useBaseScope } from '../../engine/base-scope.ts';
import { useData } from 'engine/runtime/data.ts';
import { type Scope, useScope, valuesOf } from 'engine/runtime/scope.ts';
import type { ListProps } from './definition.ts';

/** The scope of a list with its parameters and data, and the parameters as a text that changes with them. */
export function useListScope(list: ListProps['list'], given: ListProps['with']): [scope: Scope, parameters: string] {
  const outer = useScope();
  const base = useBaseScope();
  const parameters = JSON.stringify(valuesOf(given, outer));
  const withParameters = useMemo(
    () => ({ ...base, roots: { ...base.roots, parameter: parameterRoot(list.parameters, JSON.parse(parameters)) } }),
    [base, list, parameters],
  );
  const data = useData(list.data, withParameters);
  const scope = useMemo(() => ({ ...withParameters, data }), [withParameters, data]);
  return [scope, parameters];
}
