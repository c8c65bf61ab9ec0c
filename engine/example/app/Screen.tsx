import { useSuspenseQuery } from '@tanstack/react-query';
import { createElement, useMemo } from 'react';

import { evaluate } from 'engine/runtime/condition.ts';
import { useScopeWithData } from 'engine/runtime/data.ts';
import { ScopeProvider, brokenIn } from 'engine/runtime/scope.ts';
import type { ScreenRoute } from 'engine/runtime/screen-route.ts';

import { product } from './product.ts';
import { textOf } from './texts.ts';

const base = { roots: {}, data: {}, product };

/** A screen: its parameters and data as a scope, and its blocks. */
export function Screen({ route, search }: { route: ScreenRoute; search: string }) {
  const { default: screen } = useSuspenseQuery({ queryKey: [route.path], queryFn: route.load }).data;
  const values = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
  const scope = useScopeWithData(base, 'search', route.search, values, screen.data);
  return (
    <ScopeProvider value={scope}>
      <h1>{textOf(route.title)}</h1>
      {screen.blocks.map((block, index) =>
        evaluate(block.when, scope) ? <div key={index}>{createElement(block.component, block.props)}</div> : null,
      )}
      {brokenIn(scope.data).length > 0 && <p role="alert">{textOf('data.failed')}</p>}
    </ScopeProvider>
  );
}
