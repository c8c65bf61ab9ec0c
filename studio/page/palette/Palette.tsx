import { Spotlight } from '@mantine/spotlight';
import { useEffect, useMemo, useRef, useState } from 'react';

import { type State, schemas as schemasSchema } from '../answers.ts';
import { useApiQuery, useFiles } from '../api.ts';
import type { Opened } from '../form/editor-context.ts';
import { chooseFirst, store } from './first-match.ts';
import { type Found, foundFiles, foundSettings, foundTexts, settingKinds } from './findable.ts';
import { matching } from './matching.ts';

/** So many of each group are shown; typing on finds the others. */
const most = 8;

/**
 * The palette: every file, every setting and every text, opened with Ctrl K. Texts are found by their key, their English
 * words and those of the language that the preview shows. What is chosen opens when the palette is gone, which takes its focus along.
 */
export function Palette({
  state,
  language,
  onOpen,
}: {
  state: State;
  language: string;
  onOpen: (file: string, pointer: string, view: Opened['view']) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useRef<Found>(undefined);
  const [query, setQuery] = useState('');
  const { data: schemas } = useApiQuery(`schemas?${state.words}`, schemasSchema);
  const files = state.files.filter(({ kind }) => settingKinds.includes(kind));
  const settings = useFiles(
    files.map(({ name }) => name),
    isOpen,
  );
  const [shown, english] = useFiles([`locales/${language}`, 'locales/en'], isOpen);
  const groups = useMemo(() => {
    const texts = foundTexts(shown?.value, english?.value);
    const words = Object.fromEntries(texts.map(({ description: key, label }) => [key, label]));
    const titles = new Map(state.files.map(({ name, title }) => [name, title]));
    const found = settings.flatMap((file) =>
      file && schemas ? foundSettings(schemas, words, file, titles.get(file.name) ?? '') : [],
    );
    return [
      { group: 'Files', found: foundFiles(state) },
      { group: 'Settings', found },
      { group: 'Texts', found: texts },
    ];
  }, [state, schemas, settings, shown, english]);
  const searched = query.trim() === '' ? groups.slice(0, 1) : groups;
  const actions = matching(searched, query).map(({ group, found }) => ({
    group,
    actions: found.slice(0, most).map((match) => ({
      id: `${match.file} ${match.pointer}`,
      label: match.label,
      description: match.description,
      onClick: () => {
        chosen.current = match;
      },
    })),
  }));
  const order = actions.flatMap((group) => group.actions.map(({ id }) => id)).join('\n');
  // Spotlight chooses the first match before the list of a query is drawn, and none when it opens.
  useEffect(chooseFirst, [order]);
  return (
    <Spotlight
      store={store}
      shortcut={['mod + K']}
      tagsToIgnore={[]}
      lockScroll={false}
      scrollable
      maxHeight="70vh"
      query={query}
      onQueryChange={setQuery}
      onSpotlightOpen={() => setIsOpen(true)}
      onSpotlightClose={() => setIsOpen(false)}
      transitionProps={{
        duration: 100,
        onEntered: chooseFirst,
        onExited: () => {
          if (chosen.current) onOpen(chosen.current.file, chosen.current.pointer, chosen.current.view);
          chosen.current = undefined;
        },
      }}
      nothingFound="Nothing has these words."
      searchProps={{ placeholder: 'Find a screen, form, list, setting or text', 'aria-label': 'Find' }}
      filter={(_, all) => all}
      actions={actions}
    />
  );
}
