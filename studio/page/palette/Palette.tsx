import { Spotlight } from '@mantine/spotlight';

import type { State } from '../answers.ts';

/** The palette: every file by its name or title, opened with Ctrl K. */
export function Palette({ state, onOpen }: { state: State; onOpen: (file: string) => void }) {
  return (
    <Spotlight
      shortcut={['mod + K']}
      tagsToIgnore={[]}
      limit={12}
      lockScroll={false}
      nothingFound="Nothing has this name."
      searchProps={{ placeholder: 'Find a screen, form, list, value or text', 'aria-label': 'Find' }}
      actions={state.files.map(({ name, title }) => ({
        id: name,
        label: title,
        description: `config/${name}.json`,
        onClick: () => onOpen(name),
      }))}
    />
  );
}
