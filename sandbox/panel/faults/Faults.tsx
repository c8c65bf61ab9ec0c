import { Button, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { SelectInput } from '../../../src/ui/field/SelectInput.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { anything, call, useChange, useSandbox } from '../api.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { type Scope, ScopeInput } from '../parts/Scope.tsx';
import { Section } from '../parts/Section.tsx';
import { texts } from '../texts.ts';
import { ActiveFaults } from './ActiveFaults.tsx';
import { faultRequest, takesTime } from './fault-request.ts';

const choicesAnswer = z.object({ operations: z.array(z.string()), kinds: z.array(z.string()) });
const empty = { operation: '*', kind: 'status', status: '500', times: '1', ms: '' };

/** Makes calls fail: which operation, how, and how often. */
export function Faults({ user }: { user: string }) {
  const [scope, setScope] = useState<Scope>('user');
  const [form, setForm] = useState(empty);
  const choices = useSandbox('faults/choices', choicesAnswer);
  const add = useChange(() => call('POST', 'faults', anything, faultRequest(form, scope === 'user' ? user : '*')));
  const set = (name: keyof typeof empty) => ({
    value: form[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setForm((now) => ({ ...now, [name]: value })),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate(undefined);
  };
  const operations = (choices.data?.operations ?? []).map((id) => ({ value: id, label: id }));
  return (
    <Section title={texts.faults.title}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <ScopeInput user={user} value={scope} onChange={setScope} />
          <SelectInput
            label={texts.faults.operation}
            data={[{ value: '*', label: texts.faults.everyOperation }, ...operations]}
            {...set('operation')}
          />
          <SelectInput label={texts.faults.kind} data={choices.data?.kinds ?? [form.kind]} {...set('kind')} />
          {form.kind === 'status' && <TextInput label={texts.faults.status} inputMode="numeric" {...set('status')} />}
          {takesTime(form.kind) && <TextInput label={texts.faults.ms} inputMode="numeric" {...set('ms')} />}
          <TextInput
            label={texts.faults.times}
            description={texts.faults.timesHint}
            inputMode="numeric"
            {...set('times')}
          />
          <Button type="submit" size="sm" loading={add.isPending}>
            {texts.faults.add}
          </Button>
          <Outcome error={add.error ?? choices.error} />
        </Stack>
      </form>
      <ActiveFaults />
    </Section>
  );
}
