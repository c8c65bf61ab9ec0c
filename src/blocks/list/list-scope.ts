import { useMemo } from 'react';

import { useBaseScope } from '../../engine/base-scope.ts';
import { recordOf } from 'engine/record.ts';
import { useScopeWithData } from 'engine/runtime/data.ts';
import { type Scope, useScope, valuesOf } from 'engine/runtime/scope.ts';
import type { ListProps } from './definition.ts';

/** The scope of a list with its parameters and data, and the parameters as a text that changes with them. */
export function useListScope(list: ListProps['list'], params: ListProps['with']): [scope: Scope, parameters: string] {
  const outer = useScope();
  const base = useBaseScope();
  const parameters = JSON.stringify(valuesOf(params, outer));
  const values = useMemo(() => recordOf(JSON.parse(parameters)), [parameters]);
  return [useScopeWithData(base, 'parameter', list.parameters, values, list.data), parameters];
}
