import { Badge, Text } from '@mantine/core';
import * as z from 'zod/mini';
import { Notice } from '../../../src/ui/notice/Notice.tsx';
import { useSandbox, withQuery } from '../api.ts';
import { BoundedTable } from '../parts/BoundedTable.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { Section } from '../parts/Section.tsx';
import { texts } from '../texts.ts';
import { sumsByAsset } from './sums.ts';

const answer = z.object({
  isBalanced: z.boolean(),
  problems: z.array(z.string()),
  accounts: z.array(z.object({ kind: z.string(), asset: z.string(), balance: z.string() })),
  postings: z.array(
    z.object({
      number: z.number(),
      subject: z.string(),
      at: z.string(),
      entries: z.array(z.object({ kind: z.string(), asset: z.string(), amount: z.string() })),
    }),
  ),
});
const postingsShown = 20;

/** The accounts of the chosen user with their sums, the newest postings, and what does not add up. */
export function Ledger({ user }: { user: string }) {
  const { data, error } = useSandbox(withQuery('ledger', { user, limit: postingsShown }), answer);
  return (
    <Section title={texts.ledger.title}>
      <Outcome error={error} />
      {!error && data?.isBalanced !== false && (
        <Badge variant={data ? 'positive' : 'neutral'}>{data ? texts.ledger.balanced : texts.loading}</Badge>
      )}
      {data?.isBalanced === false && (
        <Notice tone="negative" title={texts.ledger.unbalanced}>
          {data.problems.map((problem) => (
            <Text key={problem}>{problem}</Text>
          ))}
        </Notice>
      )}
      <BoundedTable
        caption={texts.ledger.of(user)}
        isCaptionShown
        columns={[
          { key: 'kind', label: texts.ledger.account },
          { key: 'asset', label: texts.ledger.asset },
          { key: 'balance', label: texts.ledger.balance, align: 'end' },
        ]}
        rows={[
          ...sumsByAsset(data?.accounts ?? []).map(({ asset, sum }) => ({
            key: `sum ${asset}`,
            cells: [texts.ledger.sum, asset, sum],
          })),
          ...(data?.accounts ?? []).map(({ kind, asset, balance }) => ({
            key: `${kind} ${asset}`,
            cells: [kind, asset, balance],
          })),
        ]}
      />
      <BoundedTable
        caption={texts.ledger.postings}
        isCaptionShown
        columns={[
          { key: 'subject', label: texts.ledger.posting },
          { key: 'time', label: texts.ledger.time },
          { key: 'entries', label: texts.ledger.entries, align: 'end' },
        ]}
        rows={(data?.postings ?? []).map(({ number, subject, at, entries }) => ({
          key: String(number),
          cells: [
            `${number} ${subject}`,
            new Date(at).toLocaleString('en-US'),
            entries.map(({ kind, asset, amount }) => (
              <div key={`${kind} ${asset}`}>{`${kind} ${amount} ${asset}`}</div>
            )),
          ],
        }))}
      />
    </Section>
  );
}
