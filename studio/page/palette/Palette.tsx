import { Spotlight } from '@mantine/spotlight';
import { useRef } from 'react';

import type { State } from '../answers.ts';

/** The palette: every file by its name or title, opened with Ctrl K. A file opens when the palette is gone, which takes its focus along. */
export function Palette({ state, onOpen }: { state: State; onOpen: (file: string) => void }) {
  const chosen = useRef<string>(undefined);
  return (
    <Spotlight
      shortcut={['mod + K']}
      tagsToIgnore={[]}
      limit={12}
      lockScroll={false}
      transitionProps={{
        duration: 100,
        onExited: () => {
          if (chosen.current !== undefined) onOpen(chosen.current);
          chosen.current = undefined;
        },
      }}
      nothingFound="Nothing has this name."
      searchProps={{ placeholder: 'Find a screen, form, list, value or text', 'aria-label': 'Find' }}
      actions={state.files.map(({ name, title }) => ({
        id: name,
        label: title,
        description: `config/${name}.json`,
        onClick: () => {
          chosen.current = name;
        },
      }))}
    />
  );
}
