import { Text } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { useSandbox } from '../api.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { Section } from '../parts/Section.tsx';
import { texts } from '../texts.ts';
import { listedUsers } from './listed-users.ts';
import { UserActions } from './UserActions.tsx';
import styles from './Users.module.css';

const answer = z.object({
  seeds: z.array(z.object({ name: z.string(), summary: z.string() })),
  users: z.array(z.object({ name: z.string(), like: z.string() })),
});

/** The number of users that the list shows; the filter finds the others. */
const maxShown = 50;

interface UsersProps {
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** The users: choose one, open the app as this user, copy, reset and delete. */
export function Users({ chosen, onChoose }: UsersProps) {
  const [text, setText] = useState('');
  const { data, error } = useSandbox('users', answer);
  const shown = data && listedUsers(data, text, maxShown, texts.users.like);
  return (
    <Section title={texts.users.title}>
      <Text c="dimmed">{texts.users.intro}</Text>
      <TextInput label={texts.users.find} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <ul className={styles.list} aria-label={texts.users.title}>
        {shown?.map(({ name, summary }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
            >
              <b>{name}</b>
              <span>{summary}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown?.length === 0 && <Text c="dimmed">{texts.users.none}</Text>}
      <Outcome error={error} done={texts.users.chosen(chosen)} />
      <UserActions user={chosen} onChoose={onChoose} />
    </Section>
  );
}
