import { Badge, Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { anything, call, useChange } from '../api.ts';
import { texts } from '../texts.ts';

interface RateProps {
  readonly token: string;
  /** The user whose price it is; undefined for everybody. */
  readonly owner: string | undefined;
  /** The price in USDT, as decimal text. */
  readonly price: string | undefined;
  /** Undefined until it is known. */
  readonly isFrozen: boolean | undefined;
}

/** The price of one token with its controls. */
export function Rate({ token, owner, price, isFrozen }: RateProps) {
  const [typed, setTyped] = useState('');
  const set = useChange((value: string | null) => call('POST', 'rates', anything, { [token]: value, user: owner }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    set.mutate(typed.trim());
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Text>{texts.rates.now(token, price ?? '…')}</Text>
        <Badge variant={isFrozen ? 'gold' : 'neutral'}>
          {isFrozen === undefined ? texts.loading : isFrozen ? texts.rates.frozen : texts.rates.market}
        </Badge>
        <TextInput
          label={texts.rates.price(token)}
          variant="code"
          inputMode="decimal"
          value={typed}
          error={set.error?.message}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" size="sm">
          {texts.rates.set(token)}
        </Button>
        <Button size="sm" variant="outline" disabled={price === undefined} onClick={() => price && set.mutate(price)}>
          {texts.rates.freeze(token)}
        </Button>
        <Button size="sm" variant="outline" disabled={!isFrozen} onClick={() => set.mutate(null)}>
          {texts.rates.thaw(token)}
        </Button>
      </Stack>
    </form>
  );
}
