import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { SelectInput } from '../../../src/ui/field/SelectInput.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { useSandbox, withQuery } from '../api.ts';
import { BoundedTable } from '../parts/BoundedTable.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { Section } from '../parts/Section.tsx';
import { texts } from '../texts.ts';
import { filterRequests } from './filter.ts';

const answer = z.object({
  result: z.array(
    z.object({
      at: z.string(),
      user: z.nullable(z.string()),
      method: z.string(),
      path: z.string(),
      operation: z.nullable(z.string()),
      status: z.nullable(z.number()),
      fault: z.nullable(z.string()),
    }),
  ),
});
const newest = 300;
const statuses = [
  { value: '', label: texts.requests.everyStatus },
  ...['2', '3', '4', '5'].map((digit) => ({ value: digit, label: `${digit}xx` })),
  { value: 'none', label: texts.requests.notDone },
];

/** The requests as they come, newest first. */
export function Requests() {
  const [isPaused, setPaused] = useState(false);
  const [filter, setFilter] = useState({ text: '', user: '', status: '' });
  const { data, error } = useSandbox(withQuery('requests', { limit: newest }), answer, isPaused);
  const shown = filterRequests(data?.result ?? [], filter);
  const set = (name: keyof typeof filter) => ({
    value: filter[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setFilter((now) => ({ ...now, [name]: value })),
  });
  return (
    <Section title={texts.requests.title}>
      <Stack gap="sm">
        <TextInput label={texts.requests.text} {...set('text')} />
        <TextInput label={texts.requests.user} {...set('user')} />
        <SelectInput label={texts.requests.status} data={statuses} {...set('status')} />
        <Button size="sm" variant="outline" onClick={() => setPaused((now) => !now)}>
          {isPaused ? texts.requests.resume : texts.requests.pause}
        </Button>
      </Stack>
      <Outcome error={error} />
      <Text c="dimmed">{shown.length === 0 ? texts.requests.none : texts.requests.shown(shown.length)}</Text>
      <BoundedTable
        caption={texts.requests.caption}
        columns={[
          { key: 'request', label: texts.requests.request },
          { key: 'status', label: texts.requests.status },
          { key: 'user', label: texts.requests.user },
          { key: 'time', label: texts.requests.time },
          { key: 'fault', label: texts.requests.fault },
        ]}
        rows={shown.map(({ at, user, method, path, status, fault }, index) => ({
          key: `${shown.length - index}`,
          cells: [
            `${method} ${path}`,
            status ?? texts.requests.notDone,
            user ?? '–',
            new Date(at).toLocaleTimeString('en-US'),
            fault ?? '',
          ],
        }))}
      />
    </Section>
  );
}
