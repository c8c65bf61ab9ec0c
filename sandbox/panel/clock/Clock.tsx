import { Button, Group, Text } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { SelectInput } from '../../../src/ui/field/SelectInput.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { anything, call, useChange, useSandbox, withQuery } from '../api.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { type Scope, ScopeInput } from '../parts/Scope.tsx';
import { Section } from '../parts/Section.tsx';
import { texts } from '../texts.ts';
import { readTime } from './read-time.ts';

const answer = z.object({ now: z.number(), iso: z.string() });
const secondMs = 1000;
const hourMs = 3_600_000;
const jumps = [
  { label: texts.clock.hour, ms: hourMs },
  { label: texts.clock.day, ms: 24 * hourMs },
  { label: texts.clock.week, ms: 7 * 24 * hourMs },
  { label: texts.clock.month, ms: 30 * 24 * hourMs },
];
/** What is added to each real second, ms. */
const speeds = [
  { label: texts.clock.slow, value: '0' },
  { label: texts.clock.minuteASecond, value: '60000' },
  { label: texts.clock.hourASecond, value: String(hourMs) },
  { label: texts.clock.dayASecond, value: String(24 * hourMs) },
];

/** The clock: jumps, a typed time, a faster run while this page is open, and back to real time. */
export function Clock({ user }: { user: string }) {
  const [scope, setScope] = useState<Scope>('everybody');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [speed, setSpeed] = useState('0');
  const owner = scope === 'user' ? user : undefined;
  const { data, error } = useSandbox(withQuery('clock', { user: owner }), answer);
  const change = useChange((body: { advanceMs?: number; now?: number }) =>
    call('POST', 'clock', anything, { ...body, user: owner }),
  );
  const { mutate } = change;
  const isRefused = change.isError;
  useEffect(() => {
    const advanceMs = Number(speed);
    if (advanceMs === 0 || isRefused) return;
    const timer = setInterval(() => mutate({ advanceMs }), secondMs);
    return () => clearInterval(timer);
  }, [speed, mutate, isRefused]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const now = readTime(typed);
    setWrong(now === undefined);
    if (now !== undefined) mutate({ now });
  };
  return (
    <Section title={texts.clock.title}>
      <ScopeInput user={user} value={scope} onChange={setScope} />
      <Text>
        {texts.clock.now}
        <br />
        <time dateTime={data?.iso}>{data ? new Date(data.now).toLocaleString('en-US') : '…'}</time>
      </Text>
      <Group gap="sm" role="group" aria-label={texts.clock.jump}>
        <Text c="dimmed">{texts.clock.jump}</Text>
        {jumps.map(({ label, ms }) => (
          <Button key={label} size="sm" variant="outline" fullWidth={false} onClick={() => mutate({ advanceMs: ms })}>
            {label}
          </Button>
        ))}
      </Group>
      <form onSubmit={submit}>
        <TextInput
          label={texts.clock.typed}
          value={typed}
          error={isWrong && texts.clock.wrongTime}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" size="sm" variant="outline" mt="sm">
          {texts.clock.set}
        </Button>
      </form>
      <SelectInput
        label={texts.clock.fast}
        data={speeds}
        value={speed}
        onChange={({ currentTarget }) => setSpeed(currentTarget.value)}
      />
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          setSpeed('0');
          mutate({ now: Date.now() });
        }}
      >
        {texts.clock.real}
      </Button>
      <Outcome error={change.error ?? error} />
    </Section>
  );
}
