import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { CellLine } from 'engine/runtime/CellView.tsx';
import { queryIn } from 'engine/runtime/data.ts';
import { pageParameters } from 'engine/runtime/page.ts';
import { withParameters } from 'engine/runtime/parameter-root.ts';
import { ScopeProvider, entryScope, useScope, valueOf, valuesOf } from 'engine/runtime/scope.ts';

import { ActionLink } from '../../../app/ActionLink.tsx';
import { textOf } from '../../../app/texts.ts';
import type { ListProps } from './definition.ts';

export default function List({ list, with: values, filter }: ListProps) {
  const outer = useScope();
  const scope = useMemo(
    () => withParameters(outer, 'parameter', list.parameters, valuesOf(values, outer)),
    [outer, list, values],
  );
  const { data, isError } = useQuery(queryIn(scope, list.options(pageParameters(list, scope, 0))));
  const { title, detail, action } = list.row;
  const { icon: Icon } = list.empty;
  const { entries } = outer.product.pages.read(data);
  return (
    <>
      {Object.entries(filter?.labels ?? {}).map(([value, label]) => (
        <a
          key={value}
          href={`#/?${filter?.parameter}=${value}`}
          aria-current={value === valueOf(`$search.${filter?.parameter}`, outer)}
        >
          {textOf(label)}{' '}
        </a>
      ))}
      <ul aria-label={textOf(list.label)}>
        {entries.map((entry, index) => (
          <ScopeProvider key={index} value={entryScope(scope, entry, index)}>
            <li>
              {action && <ActionLink action={action}>{<CellLine nodes={title} />}</ActionLink>}{' '}
              <CellLine nodes={detail} />
            </li>
          </ScopeProvider>
        ))}
      </ul>
      {isError && <p role="alert">{textOf('data.failed')}</p>}
      {data !== undefined && entries.length === 0 && (
        <p>
          <Icon /> {textOf(list.empty.title)}
        </p>
      )}
    </>
  );
}
