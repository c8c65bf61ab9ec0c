import { Card } from '@mantine/core';
import { Component, type ReactNode, createElement } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorState } from '../ui/state/ErrorState.tsx';
import { retryFailed } from '../ui/retryable.ts';
import { StaleNote } from './StaleNote.tsx';
import { evaluate } from './condition.ts';
import { isMissingCode, reloadOnce } from './missing-code.ts';
import { useMessage } from './resolved.tsx';
import type { BlockNode } from './screen-model.ts';
import { type DataState, useScope } from './scope.ts';
import { SharedDecimals } from './same-decimals.tsx';

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
  const needed = node.needs.flatMap((name) => scope.data[name] ?? []);
  const failed = needed.filter((state) => state.status === 'failed');
  const retryAll = (): void => {
    for (const state of failed) state.retry();
  };
  if (failed.length > 0 && failed.length === needed.filter((state) => state.status !== 'idle').length) {
    return <LoadFailed states={failed} onRetry={retryAll} />;
  }
  const name = node.name === undefined ? t('state.loadFailedHint') : message(node.name);
  const broken = (retry: () => void): ReactNode => (
    <Card>
      <ErrorState title={t('state.broken')} message={name} retryLabel={t('action.retry')} onRetry={retry} />
    </Card>
  );
  return (
    <BlockBoundary fallback={broken}>
      <SharedDecimals nodes={node.props}>{createElement(node.component, node.props)}</SharedDecimals>
      {failed.length > 0 && <StaleNote states={failed} onRetry={retryAll} />}
    </BlockBoundary>
  );
}

/** The error shown in place of blocks whose data failed to load. */
export function LoadFailed({ states, onRetry }: { states: readonly DataState[]; onRetry: () => void }) {
  const { t } = useTranslation();
  const said = states.find((state) => state.failure)?.failure;
  return (
    <Card>
      <ErrorState
        title={said ? t(said.text, said.values) : t('state.loadFailed')}
        message={t('state.loadFailedHint')}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
      />
    </Card>
  );
}
