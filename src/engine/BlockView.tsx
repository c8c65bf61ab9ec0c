import { Card } from '@mantine/core';
import { Component, type ReactNode, createElement } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorState } from '../ui/state/ErrorState.tsx';
import { retryFailed } from '../ui/retryable.ts';
import { FigureCard } from './Explained.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { isMissingCode, reloadOnce } from './missing-code.ts';
import { useMessage } from './resolved.tsx';
import type { BlockNode } from 'engine/runtime/screen-model.ts';
import { type DataState, type Scope, useScope } from 'engine/runtime/scope.ts';

/** Catches the render errors of a block, so that the rest of the screen stays. */
class BlockBoundary extends Component<
  { children: ReactNode; fallback: (retry: () => void) => ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false };
  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }
  override componentDidCatch(error: unknown): void {
    if (isMissingCode(error)) reloadOnce();
  }
  readonly #retry = (): void => {
    retryFailed();
    this.setState({ isBroken: false });
  };
  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(this.#retry) : this.props.children;
  }
}

/** Renders a block: nothing if its condition does not hold, an error with retry if its data or its rendering failed. */
export function BlockView({ node }: { node: BlockNode }) {
  const scope = useScope();
  const { t } = useTranslation();
  const message = useMessage();
  if (!evaluate(node.when, scope)) return null;
  const lost = lostBy(node, scope);
  if (lost.length > 0) return <LoadFailed states={lost} />;
  const name = node.name === undefined ? t('state.loadFailedHint') : message(node.name);
  const broken = (retry: () => void): ReactNode => (
    <Card>
      <ErrorState title={t('state.broken')} message={name} retryLabel={t('action.retry')} onRetry={retry} />
    </Card>
  );
  return (
    <BlockBoundary fallback={broken}>
      <FigureCard>{createElement(node.component, node.props)}</FigureCard>
    </BlockBoundary>
  );
}

/**
 * The data of a block if all of it failed, so that an error with retry is shown in its place; otherwise nothing, and
 * nothing for a kind that stays: the note of the screen tells what it lacks.
 */
export function lostBy({ needs, isKeptWhenLost }: BlockNode, { data }: Scope): readonly DataState[] {
  if (isKeptWhenLost) return [];
  const needed = needs.flatMap((name) => data[name] ?? []).filter(({ status }) => status !== 'idle');
  return needed.every(({ status }) => status === 'failed') ? needed : [];
}

/** The error shown in place of blocks whose data failed to load. */
export function LoadFailed({ states }: { states: readonly DataState[] }) {
  const { t } = useTranslation();
  const said = states.find((state) => state.failure)?.failure;
  return (
    <Card>
      <ErrorState
        title={said ? t(said.text, said.values) : t('state.loadFailed')}
        message={t('state.loadFailedHint')}
        retryLabel={t('action.retry')}
        onRetry={() => states.forEach((state) => state.retry())}
      />
    </Card>
  );
}
