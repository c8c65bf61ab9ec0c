import { Chip, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import type { State } from '../answers.ts';
import { SearchSelect } from '../SearchSelect.tsx';
import { pathOfFile } from '../preview/path.ts';
import { firstLook, pictureOrigin, runtimes, schemes, users } from '../preview/look.ts';
import { Picture } from './Picture.tsx';
import styles from './Pictures.module.css';

/** One screen in the chosen languages, schemes, runtimes and users, on one sheet of live pictures. */
export function Matrix({ state, file, onClose }: { state: State; file: string; onClose: () => void }) {
  const screens = state.files.filter(({ kind }) => kind === 'screen');
  const codes = state.languages.map(({ code }) => code);
  const [screen, setScreen] = useState(pathOfFile(file) === undefined ? 'screens/wallet' : file);
  const [languages, setLanguages] = useState(codes);
  const [shownSchemes, setSchemes] = useState<string[]>([...schemes]);
  const [shownRuntimes, setRuntimes] = useState<string[]>([...runtimes]);
  const [shownUsers, setUsers] = useState<string[]>([...users]);
  const path = pathOfFile(screen) ?? '/wallet';
  const looks = shownUsers.flatMap((user) =>
    runtimes
      .filter((runtime) => shownRuntimes.includes(runtime))
      .flatMap((runtime) =>
        schemes
          .filter((scheme) => shownSchemes.includes(scheme))
          .flatMap((scheme) => languages.map((language) => ({ ...firstLook, language, user, runtime, scheme }))),
      ),
  );
  return (
    <Modal opened onClose={onClose} title="All variants of a screen" fullScreen>
      <Stack>
        <SearchSelect
          label="Screen"
          data={screens.map(({ name, title }) => ({ value: name, label: title }))}
          value={screen}
          onChange={(chosen) => setScreen(chosen ?? screen)}
        />
        <Choice label="Languages" options={codes} value={languages} onChange={setLanguages} />
        <Choice label="Schemes" options={schemes} value={shownSchemes} onChange={setSchemes} />
        <Choice label="Runtimes" options={runtimes} value={shownRuntimes} onChange={setRuntimes} />
        <Choice label="Users" options={users} value={shownUsers} onChange={setUsers} />
        <Text size="sm" aria-live="polite">
          {looks.length} pictures
        </Text>
        <div className={styles.sheet}>
          {looks.map((look) => {
            const title = [look.language, look.scheme, look.runtime, look.user].join(', ');
            return (
              <Picture
                key={`${path} ${title}`}
                title={title}
                origin={pictureOrigin(state.preview, title)}
                look={look}
                path={path}
              />
            );
          })}
        </div>
      </Stack>
    </Modal>
  );
}

function Choice({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly string[];
  value: string[];
  onChange: (value: string[]) => void;
}) {
  return (
    <Group gap="xs" role="group" aria-label={label}>
      <Text size="sm">{label}</Text>
      <Chip.Group multiple value={value} onChange={onChange}>
        {options.map((option) => (
          <Chip key={option} value={option} size="xs">
            {option}
          </Chip>
        ))}
      </Chip.Group>
    </Group>
  );
}
