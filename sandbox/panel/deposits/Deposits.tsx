import { Button, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { SelectInput } from '../../../src/ui/field/SelectInput.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { call, useChange } from '../api.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { Section } from '../parts/Section.tsx';
import { texts } from '../texts.ts';
import { networks, tokens } from '../tokens.ts';

const answer = z.object({ amount: z.string() });

/** Makes a transfer arrive for the chosen user. */
export function Deposits({ user }: { user: string }) {
  const [ticker, setTicker] = useState<string>(tokens[0]);
  const [network, setNetwork] = useState<string>(networks[0]);
  const [amount, setAmount] = useState('');
  const deposit = useChange(async () => {
    const arrived = await call('POST', 'deposit', answer, { user, ticker, network, amount: amount.trim() });
    return texts.deposits.done(arrived.amount, ticker);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    deposit.mutate(undefined);
  };
  return (
    <Section title={texts.deposits.title}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <SelectInput
            label={texts.deposits.token}
            data={[...tokens]}
            value={ticker}
            onChange={({ currentTarget }) => setTicker(currentTarget.value)}
          />
          <SelectInput
            label={texts.deposits.network}
            data={[...networks]}
            value={network}
            onChange={({ currentTarget }) => setNetwork(currentTarget.value)}
          />
          <TextInput
            label={texts.deposits.amount}
            variant="code"
            inputMode="decimal"
            value={amount}
            error={deposit.error?.message}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
          <Button type="submit" size="sm" loading={deposit.isPending}>
            {texts.deposits.send(user)}
          </Button>
        </Stack>
      </form>
      <Outcome done={deposit.data} />
    </Section>
  );
}
