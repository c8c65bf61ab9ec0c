import { useQuery } from '@tanstack/react-query';

import { type Scope, valuesOf } from 'engine/runtime/scope.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import { values } from '../values/values.ts';
import { postingOf } from './transfers.ts';
import { recordOf } from 'engine/record.ts';

/** The latest entries of a form's history, for warnings in the review; undefined until loaded. */
export function useSent(form: FormModule, scope: Scope): readonly unknown[] | undefined {
  const history = postingOf(form)?.history;
  const params = { ...valuesOf(history?.with ?? {}, scope), offset: 0, limit: values.app.pageSize };
  const { data } = useQuery({
    queryKey: ['sent before', form.name, params],
    queryFn: async ({ signal }): Promise<readonly unknown[]> => {
      const { result }: { result?: unknown } = recordOf(await history?.fetch(params, { signal }));
      if (!Array.isArray(result)) throw new TypeError('a history without entries');
      return result;
    },
    enabled: history !== undefined && Object.values(form.fields).some(({ kind }) => kind.Review !== undefined),
    staleTime: 0,
    retry: false,
  });
  return data;
}
