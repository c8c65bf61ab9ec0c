import { useQuery } from '@tanstack/react-query';

import { queryIn } from 'engine/runtime/data.ts';
import { pageParameters } from 'engine/runtime/page.ts';
import { pageOf } from '../../engine/product.ts';
import { Growing } from '../../ui/growing/Growing.tsx';
import List from '../list/List.tsx';
import { useListScope } from '../list/list-scope.ts';
import type { RecentProps } from './definition.ts';

/** The newest entries of a list; nothing while there are none, or none are known: the screen is about something else. */
export default function Recent(props: RecentProps) {
  const { list, with: params } = props;
  const [scope] = useListScope(list, params);
  const { data, isLoading } = useQuery(queryIn(scope, list.options(pageParameters(list, scope, 0))));
  if (isLoading) return <Growing />;
  return data !== undefined && pageOf(data).entries.length > 0 && <List {...props} />;
}
