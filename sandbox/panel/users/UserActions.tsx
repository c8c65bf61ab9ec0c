import { Button, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { anything, call, useChange, withQuery } from '../api.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { texts } from '../texts.ts';
import { firstUser } from './listed-users.ts';

const created = z.object({ name: z.string() });

/** The host of the mini-app on this machine: the page's host with `mini.` in front. */
function miniOrigin(): string {
  const { protocol, host, hostname } = location;
  const isPlain = hostname === '127.0.0.1' || hostname === '[::1]';
  return `${protocol}//${hostname.startsWith('mini.') ? '' : 'mini.'}${isPlain ? host.replace(hostname, 'localhost') : host}`;
}

interface UserActionsProps {
  readonly user: string;
  readonly onChoose: (name: string) => void;
}

/** What can be done with the chosen user. */
export function UserActions({ user, onChoose }: UserActionsProps) {
  const [name, setName] = useState('');
  const copy = useChange(async () => {
    const made = await call('POST', 'users', created, { like: user, ...(name.trim() && { name: name.trim() }) });
    setName('');
    onChoose(made.name);
    return texts.users.copied(made.name);
  });
  // One change for both, so that only the last outcome is shown.
  const change = useChange(async (action: 'reset' | 'drop') => {
    if (action === 'reset') {
      await call('POST', 'reset', anything, { user });
      return texts.users.wasReset(user);
    }
    await call('DELETE', withQuery('users', { user }), anything);
    onChoose(firstUser);
    return texts.users.wasDropped(user);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    copy.mutate(undefined);
  };
  const messenger = `${miniOrigin()}${withQuery('/sandbox/messenger', { user })}`;
  return (
    <>
      <Stack gap="sm">
        <Button
          component="a"
          size="sm"
          href={`/sandbox/login/as/${encodeURIComponent(user)}?return=/`}
          target="_blank"
          rel="noopener"
        >
          {texts.users.web}
        </Button>
        <Button component="a" size="sm" variant="outline" href={messenger} target="_blank" rel="noopener">
          {texts.users.messenger}
        </Button>
      </Stack>
      <form onSubmit={submit}>
        <TextInput
          label={texts.users.copyName}
          description={texts.users.copyHint}
          value={name}
          error={copy.error?.message}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" size="sm" variant="outline" mt="sm" loading={copy.isPending}>
          {texts.users.copy(user)}
        </Button>
        <Outcome done={copy.data} />
      </form>
      <Stack gap="sm">
        <Button size="sm" variant="outline" loading={change.isPending} onClick={() => change.mutate('reset')}>
          {texts.users.reset(user)}
        </Button>
        <Button size="sm" variant="danger" loading={change.isPending} onClick={() => change.mutate('drop')}>
          {texts.users.drop(user)}
        </Button>
      </Stack>
      <Outcome error={change.error} done={change.data} />
    </>
  );
}
