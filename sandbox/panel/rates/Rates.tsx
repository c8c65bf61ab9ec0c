import { Text } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSandbox, withQuery } from '../api.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { type Scope, ScopeInput } from '../parts/Scope.tsx';
import { Section } from '../parts/Section.tsx';
import { texts } from '../texts.ts';
import { tokens } from '../tokens.ts';
import { Rate } from './Rate.tsx';

const prices = z.record(z.string(), z.string());
const frozenPrices = z.object({ result: z.array(z.object({ ticker: z.string() })) });

/** The price of each token: set, freeze and thaw it. */
export function Rates({ user }: { user: string }) {
  const [scope, setScope] = useState<Scope>('everybody');
  const owner = scope === 'user' ? user : undefined;
  const { data, error } = useSandbox(withQuery('rates', { user: owner }), prices);
  const frozen = useSandbox(withQuery('rates/frozen', { user: owner }), frozenPrices);
  return (
    <Section title={texts.rates.title}>
      <ScopeInput user={user} value={scope} onChange={setScope} />
      {owner !== undefined && <Text size="sm">{texts.rates.ofUser}</Text>}
      {tokens.map((token) => (
        <Rate
          key={token}
          token={token}
          owner={owner}
          price={data?.[token]}
          isFrozen={frozen.data?.result.some(({ ticker }) => ticker === token)}
        />
      ))}
      <Outcome error={error ?? frozen.error} />
    </Section>
  );
}
