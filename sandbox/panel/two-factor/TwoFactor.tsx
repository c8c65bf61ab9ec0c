import { Button, Text } from '@mantine/core';
import * as z from 'zod/mini';
import { anything, call, useChange, useSandbox, withQuery } from '../api.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { Section } from '../parts/Section.tsx';
import { texts } from '../texts.ts';

const answer = z.object({ hasTwoFactor: z.boolean(), code: z.string(), secondsLeft: z.number() });

/** Whether the transfers of a user take a two-factor code, and the present one. */
export function TwoFactor({ user }: { user: string }) {
  const { data, error } = useSandbox(withQuery('two-factor', { user }), answer);
  const change = useChange((hasTwoFactor: boolean) => call('POST', 'two-factor', anything, { user, hasTwoFactor }));
  return (
    <Section title={texts.twoFactor.title}>
      {/* Room for the longest of the texts, so that nothing moves when the answer comes. */}
      <Text mih="3lh">
        {data?.hasTwoFactor === false && texts.twoFactor.off(user)}
        {data?.hasTwoFactor === true && (
          <>
            {texts.twoFactor.now(user)}
            <br />
            <output translate="no">
              <b>{data.code}</b>
            </output>{' '}
            {texts.twoFactor.left(data.secondsLeft)}
          </>
        )}
      </Text>
      <Button
        size="sm"
        variant="outline"
        disabled={!data}
        loading={change.isPending}
        onClick={() => data && change.mutate(!data.hasTwoFactor)}
      >
        {data?.hasTwoFactor === true ? texts.twoFactor.turnOff : texts.twoFactor.turnOn}
      </Button>
      <Outcome error={change.error ?? error} />
    </Section>
  );
}
