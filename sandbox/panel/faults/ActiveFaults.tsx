import { Button, Group, Stack, Text } from '@mantine/core';
import * as z from 'zod/mini';
import { anything, call, useChange, useSandbox, withQuery } from '../api.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { texts } from '../texts.ts';

const answer = z.object({
  result: z.array(
    z.object({
      id: z.number(),
      user: z.string(),
      operation: z.string(),
      kind: z.string(),
      status: z.number(),
      hits: z.number(),
      times: z.optional(z.number()),
    }),
  ),
});
const releasedAnswer = z.object({ released: z.number() });

/** The active faults of all users, each with a button that removes it. */
export function ActiveFaults() {
  const { data, error } = useSandbox('faults', answer);
  // One change for both, so that only the last outcome is shown.
  const change = useChange(async (id: number | 'release') => {
    if (id !== 'release') return void (await call('DELETE', withQuery('faults', { id }), anything));
    return texts.faults.released((await call('POST', 'faults/release', releasedAnswer)).released);
  });
  const everyOne = (name: string, everything: string): string => (name === '*' ? everything : name);
  return (
    <Stack gap="sm">
      {!data?.result.length && <Text c="dimmed">{data ? texts.faults.none : texts.loading}</Text>}
      <Stack component="ul" gap="sm" aria-label={texts.faults.title}>
        {data?.result.map(({ id, user, operation, kind, status, hits, times }) => (
          <Group component="li" key={id} justify="space-between" wrap="nowrap">
            <Text miw={0}>
              {kind === 'status' ? `${kind} ${status}` : kind} · {everyOne(operation, texts.faults.everyOperation)} ·{' '}
              {everyOne(user, texts.everybody)} ·{' '}
              {times === undefined ? texts.faults.always : texts.faults.left(hits, times)}
            </Text>
            <Button
              size="sm"
              variant="outline"
              fullWidth={false}
              flex="none"
              aria-label={texts.faults.removeFault(kind, everyOne(operation, texts.faults.everyOperation))}
              onClick={() => change.mutate(id)}
            >
              {texts.faults.remove}
            </Button>
          </Group>
        ))}
      </Stack>
      <Button size="sm" variant="outline" onClick={() => change.mutate('release')}>
        {texts.faults.release}
      </Button>
      <Outcome error={change.error ?? error} done={change.data ?? undefined} />
    </Stack>
  );
}
