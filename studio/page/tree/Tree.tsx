import { Badge, Button, NavLink, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useState } from 'react';

import type { FileEntry, State } from '../answers.ts';
import type { Opened } from '../form/editor-context.ts';
import { ProblemCount } from '../form/ProblemsAt.tsx';
import { NewFile } from '../files/NewFile.tsx';

const groups: readonly (readonly [string, readonly string[]])[] = [
  ['Screens', ['screen']],
  ['Forms', ['form']],
  ['Lists', ['list']],
  ['Values', ['app', 'tokens', 'networks', 'limits', 'levels', 'links', 'languages', 'business', 'navigation']],
  ['Texts', ['locale', 'glossary']],
  ['Environments', ['environment']],
  ['Parts', ['part']],
  ['Missing', ['missing']],
];

/** The files of config/ in groups, or those changed last first; each with the number of its problems. */
export function Tree({
  state,
  opened,
  onOpen,
}: {
  state: State;
  opened: Opened;
  onOpen: (file: string, pointer?: string, view?: Opened['view']) => void;
}) {
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState('groups');
  const [isMaking, setIsMaking] = useState(false);
  const words = query.toLowerCase();
  // A file that is asked for and not there has problems, too.
  const known = new Set(state.files.map(({ name }) => name));
  const missing = [...new Set(state.problems.map(({ file }) => file))].filter((name) => !known.has(name));
  const files = [...state.files, ...missing.map((name) => ({ name, kind: 'missing', title: name, changedAt: 0 }))];
  const found = files.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(words));
  const link = (file: FileEntry) => (
    <FileLink
      key={file.name}
      file={file}
      state={state}
      isOpen={file.name === opened.file && opened.view === 'file'}
      onOpen={onOpen}
    />
  );
  return (
    <Stack gap="xs">
      <Button variant="quiet" leftSection={<IconFilePlus size={16} />} onClick={() => setIsMaking(true)}>
        New file
      </Button>
      {isMaking && <NewFile state={state} onOpen={onOpen} onClose={() => setIsMaking(false)} />}
      <NavLink
        component="button"
        label="All texts"
        description="Side by side with English"
        active={opened.view === 'texts'}
        aria-current={opened.view === 'texts' ? 'page' : undefined}
        onClick={() => onOpen(opened.file, '', 'texts')}
      />
      <TextInput label="Find a file" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      <SegmentedControl
        aria-label="Order"
        size="xs"
        data={[
          { value: 'groups', label: 'By kind' },
          { value: 'recent', label: 'Changed last' },
        ]}
        value={order}
        onChange={setOrder}
      />
      {order === 'recent'
        ? found.toSorted((a, b) => b.changedAt - a.changedAt).map(link)
        : groups.map(([title, kinds]) => {
            const members = found.filter(({ kind }) => kinds.includes(kind)).toSorted((a, b) => byName(a, b, state));
            if (members.length === 0) return null;
            return (
              <NavLink
                key={title}
                component="button"
                label={`${title} (${members.length})`}
                defaultOpened
                childrenOffset={8}
              >
                {members.map(link)}
              </NavLink>
            );
          })}
    </Stack>
  );
}

/** Changed files first, then by name. */
function byName(a: FileEntry, b: FileEntry, { changed }: State): number {
  const [isFirst, isSecond] = [changed.includes(a.name), changed.includes(b.name)];
  if (isFirst !== isSecond) return isFirst ? -1 : 1;
  return a.name < b.name ? -1 : 1;
}

function FileLink({
  file: { name, title },
  state,
  isOpen,
  onOpen,
}: {
  file: FileEntry;
  state: State;
  isOpen: boolean;
  onOpen: (file: string) => void;
}) {
  const problems = state.problems.filter(({ file, isWarning }) => file === name && !isWarning).length;
  const isChanged = state.changed.includes(name);
  return (
    <NavLink
      component="button"
      active={isOpen}
      aria-current={isOpen ? 'page' : undefined}
      label={title}
      description={name}
      onClick={() => onOpen(name)}
      rightSection={
        <>
          {isChanged && <Badge variant="outline">changed</Badge>}
          <ProblemCount count={problems} />
        </>
      }
    />
  );
}
