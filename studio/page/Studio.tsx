import { Alert, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import { state as stateSchema } from './answers.ts';
import { refreshQueries, follow, useApiQuery } from './api.ts';
import { ConflictDialog } from './edits/ConflictDialog.tsx';
import type { Opened } from './form/editor-context.ts';
import { FileEditor } from './form/FileEditor.tsx';
import { Palette } from './palette/Palette.tsx';
import { firstLook } from './preview/look.ts';
import { Preview } from './preview/Preview.tsx';
import { Header } from './Header.tsx';
import styles from './Studio.module.css';
import { Texts, languageOf } from './texts/Texts.tsx';
import { Tree } from './tree/Tree.tsx';

/** What is open according to the address. */
function openedInAddress(): Opened {
  const search = new URLSearchParams(location.search);
  const view = search.get('view') === 'texts' ? 'texts' : 'file';
  return { file: search.get('file') ?? 'screens/wallet', pointer: search.get('at') ?? '', view, toField: false };
}

/** The page: the tree, the form of the open file, and the app as it would be. */
export function Studio() {
  const client = useQueryClient();
  const { data: state, error } = useApiQuery('state', stateSchema);
  const [opened, setOpened] = useState<Opened>(openedInAddress);
  const [outlined, setOutlined] = useState<string>();
  const [look, setLook] = useState(firstLook);
  useEffect(() => {
    const ending = new AbortController();
    void follow(() => void refreshQueries(client), ending.signal);
    return () => ending.abort();
  }, [client]);
  useEffect(() => {
    const back = (): void => setOpened(openedInAddress());
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const open = useCallback((file: string, pointer = '', as: Opened['view'] = 'file', toField = pointer !== '') => {
    // A text is edited beside English, not among a thousand fields of its file.
    const view = pointer !== '' && languageOf(file) !== undefined ? 'texts' : as;
    const search = new URLSearchParams({
      file,
      ...(pointer !== '' && { at: pointer }),
      ...(view !== 'file' && { view }),
    });
    history.pushState(null, '', `?${search.toString()}`);
    setOpened({ file, pointer, view, toField });
  }, []);
  if (error) {
    return (
      <Alert color="red" title="Studio does not answer" m="md">
        {error.message} Open the address that its terminal shows.
      </Alert>
    );
  }
  if (!state) return <Text p="md">Loading …</Text>;
  return (
    <div className={styles.page}>
      <Header state={state} file={opened.file} onOpen={open} />
      <nav className={styles.tree} aria-label="Files">
        <Tree state={state} opened={opened} onOpen={open} />
      </nav>
      <main className={styles.editor}>
        {opened.view === 'texts' ? (
          <Texts
            state={state}
            opened={opened}
            shownLanguage={look.language}
            onOpen={open}
            onShow={(file, place) => {
              open(file, '', 'texts');
              setOutlined(place);
            }}
          />
        ) : (
          <FileEditor key={opened.file} opened={opened} state={state} onOpen={open} onOutline={setOutlined} />
        )}
      </main>
      <section className={styles.preview} aria-label="Preview">
        <Preview state={state} file={opened.file} look={look} outlined={outlined} onLook={setLook} onTap={open} />
      </section>
      <Palette
        state={state}
        language={look.language}
        // A text has no file of its own: the screen that is open stays in the preview.
        onOpen={(file, pointer, view) => open(file === '' ? opened.file : file, pointer, view, true)}
      />
      <ConflictDialog />
    </div>
  );
}
