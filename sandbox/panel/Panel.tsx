import { Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Clock } from './clock/Clock.tsx';
import { Deposits } from './deposits/Deposits.tsx';
import { Faults } from './faults/Faults.tsx';
import { Ledger } from './ledger/Ledger.tsx';
import styles from './Panel.module.css';
import { Rates } from './rates/Rates.tsx';
import { Requests } from './requests/Requests.tsx';
import { texts } from './texts.ts';
import { TwoFactor } from './two-factor/TwoFactor.tsx';
import { firstUser } from './users/listed-users.ts';
import { Users } from './users/Users.tsx';

const parameter = 'user';

/** The page: its sections, all for the chosen user, who is also in the address. */
export function Panel() {
  const [user, setUser] = useState(() => new URLSearchParams(location.search).get(parameter) || firstUser);
  const choose = (name: string): void => {
    history.replaceState(null, '', `?${new URLSearchParams({ [parameter]: name }).toString()}`);
    setUser(name);
  };
  return (
    <div className={styles.page}>
      <header>
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.intro}</Text>
      </header>
      <main className={styles.columns}>
        <Stack>
          <Users chosen={user} onChoose={choose} />
          <TwoFactor user={user} />
          <Clock user={user} />
        </Stack>
        <Stack>
          <Deposits user={user} />
          <Rates user={user} />
          <Faults user={user} />
        </Stack>
        <Stack>
          <Ledger user={user} />
          <Requests />
        </Stack>
      </main>
    </div>
  );
}
