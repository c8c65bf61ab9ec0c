import { useScope, valueOf } from '../../engine/scope.ts';
import { TokenBadge } from '../../ui/token-badge/TokenBadge.tsx';
import { values } from '../../values/values.ts';
import type { TokenProps } from './definition.ts';

const longest = 3;

/** The coin of a token; every second token of config/tokens.json has a rim, so that two gold coins differ. */
export default function TokenCell({ ticker }: TokenProps) {
  const name = String(valueOf(ticker, useScope()) ?? '');
  const index = Object.values(values.tokens.tokens).findIndex((token) => token.ticker === name);
  return <TokenBadge text={name.slice(0, longest)} tone={index % 2 === 1 ? 'rim' : 'gold'} />;
}
