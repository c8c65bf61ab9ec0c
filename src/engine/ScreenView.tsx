import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorState } from '../ui/state/ErrorState.tsx';
import { ButtonNodes } from './ButtonNodes.tsx';
import { BlockView, LoadFailed, lostBy } from './BlockView.tsx';
import { StaleNote } from './StaleNote.tsx';
import { useBaseScope } from './base-scope.ts';
import { evaluate } from 'engine/runtime/condition.ts';
import { useScopeWithData } from 'engine/runtime/data.ts';
import { useRenderAtNextDate } from 'engine/runtime/next-date.ts';
import { type DataState, ScopeProvider, brokenIn, isWaiting } from 'engine/runtime/scope.ts';
import type { BlockNode, ScreenModule } from 'engine/runtime/screen-model.ts';
import type { ScreenRoute } from 'engine/runtime/screen-route.ts';
import styles from './ScreenView.module.css';
import { SkeletonGroup } from '../ui/skeleton/Skeleton.tsx';

interface ScreenViewProps {
  readonly route: ScreenRoute;
  readonly screen: ScreenModule;
  readonly search: Readonly<Record<string, unknown>>;
  /** Renders the content around the blocks that needs the screen's scope: the header. */
  readonly children: (blocks: ReactNode) => ReactNode;
}

/** A screen: provides its parameters and data as a scope and renders its blocks. */
export function ScreenView({ route, screen, search, children }: ScreenViewProps) {
  const base = useBaseScope();
  const { t } = useTranslation();
  const scope = useScopeWithData(base, 'search', route.search, search, screen.data);
  const { data } = scope;
  const { allowed } = route.access;
  const isClosed = allowed !== undefined && evaluate({ allowed }, scope) === false;
  useRenderAtNextDate(screen.blocks, scope);
  const broken = brokenIn(data);
  // Blocks whose condition is unknown because its data failed are reported, not silently omitted.
  const undecided =
    broken.length === 0 ? -1 : screen.blocks.findIndex((node) => evaluate(node.when, scope) === undefined);
  // An error in place of a block has its own retry button.
  const isReported = (state: DataState) =>
    undecided !== -1 || screen.blocks.some((node) => evaluate(node.when, scope) && lostBy(node, scope).includes(state));
  const unreported = broken.filter((state) => !isReported(state));
  // No block is shown below one whose visibility is unknown: a late block would cause a layout shift.
  const open = screen.blocks.findIndex(
    (node) => evaluate(node.when, scope) === undefined && isWaiting(scope, node.needs),
  );
  const known = open === -1 ? screen.blocks : screen.blocks.slice(0, open);
  const blocks = isClosed ? (
    <ErrorState title={t('state.closed')} message={t('state.closedHint')}>
      <ButtonNodes buttons={screen.closed ?? []} />
    </ErrorState>
  ) : (
    <div data-ready={Object.values(data).every((state) => state.status === 'ready' || state.status === 'idle')}>
      <Stack className={hasColumns(screen) ? styles.columns : undefined}>
        {runsOf(known).map(({ column, start, nodes }) => {
          const shown = nodes.map((node, index) =>
            start + index === undecided ? (
              <LoadFailed key={start + index} states={broken} />
            ) : (
              <BlockView key={start + index} node={node} />
            ),
          );
          return column === undefined ? (
            shown
          ) : (
            <Stack key={start} className={styles.column} data-column={column}>
              {shown}
            </Stack>
          );
        })}
        {open !== -1 && (
          <SkeletonGroup label={t('auth.loading')}>
            <Skeleton height={96} />
          </SkeletonGroup>
        )}
        {unreported.length > 0 && (
          <StaleNote isStuck states={unreported} onRetry={() => unreported.forEach((state) => state.retry())} />
        )}
      </Stack>
    </div>
  );
  return <ScopeProvider value={scope}>{children(blocks)}</ScopeProvider>;
}

/** Whether a screen has blocks in columns. */
export function hasColumns({ blocks }: ScreenModule): boolean {
  return blocks.some(({ column }) => column !== undefined);
}

/** Groups consecutive blocks of the same column, or of none. */
function runsOf(blocks: ScreenModule['blocks']) {
  const runs: { readonly column: BlockNode['column']; readonly start: number; readonly nodes: BlockNode[] }[] = [];
  for (const [start, node] of blocks.entries()) {
    const last = runs.at(-1);
    if (last && last.column === node.column) last.nodes.push(node);
    else runs.push({ column: node.column, start, nodes: [node] });
  }
  return runs;
}
