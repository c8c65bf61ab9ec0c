import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { TokenBadge } from '../../ui/token-badge/TokenBadge.tsx';
import type { TokenProps } from './definition.ts';

/** The coin of a token. */
export default function TokenCell({ ticker }: TokenProps) {
  return <TokenBadge ticker={String(valueOf(ticker, useScope()) ?? '')} />;
}
