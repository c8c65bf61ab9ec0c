import { Group, NativeSelect, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';

import { type State, type TextRow as Row, anything, texts as textsSchema } from '../answers.ts';
import { call, useApiMutation, useApiQuery } from '../api.ts';
import { type Opened, pathOf } from '../form/editor-context.ts';
import { useEdits } from '../form/use-edits.ts';
import { NewText } from './NewText.tsx';
import { TextDialog } from './TextDialog.tsx';
import { type TextAct, TextRow } from './TextRow.tsx';
import styles from './Texts.module.css';

/** The height of a row before it is measured, px. */
const usualHeight = 84;

/** The end of the key of a plural form. */
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** The language of a file of texts; undefined for another file. */
export function languageOf(file: string): string | undefined {
  return /^locales\/(\w+)$/.exec(file)?.[1];
}

/** The texts of a language beside the English ones, edited in place. */
export function Texts({
  state,
  opened,
  shownLanguage,
  onShow,
  onOpen,
}: {
  state: State;
  /** A text is the place of its key, in the language of its file or of the preview. */
  opened: Opened;
  /** The language of the preview. */
  shownLanguage: string;
  onShow: (file: string, place: string) => void;
  onOpen: (file: string, pointer?: string) => void;
}) {
  const [language, setLanguage] = useState(state.languages.find(({ code }) => code !== 'en')?.code ?? 'en');
  const [query, setQuery] = useState('');
  const [isDraftsAlone, setIsDraftsAlone] = useState(false);
  const [doing, setDoing] = useState<{ readonly act: TextAct; readonly name: string }>();
  const [isProblemsAlone, setIsProblemsAlone] = useState(false);
  // The key of the row that has the focus: it stays while something is typed there, whatever it no longer fits.
  const [focused, setFocused] = useState<string>();
  const [last, setLast] = useState<Opened>();
  // The key of the text that gets the focus once its row is there.
  const [toFocus, setToFocus] = useState('');
  const [openedKey = ''] = pathOf(opened.pointer).map(String);
  if (last !== opened) {
    setLast(opened);
    setToFocus(openedKey);
    if (openedKey !== '') {
      setLanguage(languageOf(opened.file) ?? shownLanguage);
      setQuery(openedKey.replace(pluralForm, ''));
      setIsDraftsAlone(false);
      setIsProblemsAlone(false);
    }
  }
  const { data } = useApiQuery(`texts?language=${language}`, textsSchema);
  const change = useEdits(`locales/${language}`, data?.revision);
  const box = useRef<HTMLDivElement>(null);
  const problems = Map.groupBy(
    state.problems.filter(({ file }) => file === `locales/${language}`),
    ({ pointer }) => pointer.slice(1),
  );
  const problemsOf = ({ texts }: Row) => texts.flatMap(({ key }) => problems.get(key) ?? []);
  // A text that is not translated, in whichever language.
  const untranslated = state.problems.flatMap(({ file, pointer, message }) => {
    const of = languageOf(file);
    return of !== undefined && message.includes('asInEnglish') ? [{ language: of, key: pointer.slice(1) }] : [];
  });
  const sameAs = ({ texts }: Row) => untranslated.filter(({ key }) => texts.some((text) => text.key === key));
  const say = useApiMutation((texts: readonly { language: string; key: string }[]) =>
    call('same', anything, { texts }),
  );
  const words = query.toLowerCase();
  const rows = (data?.rows ?? []).filter(
    (row) =>
      row.key === focused ||
      ([row.key, row.english, ...row.texts.map(({ text }) => text)].some((text) =>
        text.toLowerCase().includes(words),
      ) &&
        (!isDraftsAlone || row.isOld || row.texts.some(({ text }) => text === '')) &&
        (!isProblemsAlone || problemsOf(row).length > 0 || row.terms.some(({ isMissing }) => isMissing))),
  );
  // oxlint-disable-next-line react/incompatible-library -- its functions are called while it is drawn, and given to no other component
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 4,
  });
  const shown = virtual.getVirtualItems();
  const place = rows.findIndex(({ texts }) => texts.some(({ key }) => key === toFocus));
  useEffect(() => {
    if (place === -1) return;
    virtual.scrollToIndex(place);
    const frame = requestAnimationFrame(() => {
      box.current?.querySelector<HTMLElement>(`textarea[aria-label="${CSS.escape(toFocus)}"]`)?.focus();
      setToFocus('');
    });
    return () => cancelAnimationFrame(frame);
  }, [virtual, place, toFocus]);
  const direction = state.languages.find(({ code }) => code === language)?.direction ?? 'ltr';
  return (
    <Stack className={styles.page}>
      <Title order={2} size="h4">
        Texts
      </Title>
      <Group align="end">
        <NativeSelect
          label="Beside English"
          data={state.languages.map(({ code, label }) => ({ value: code, label: `${label} (${code})` }))}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value)}
        />
        <TextInput label="Find a text" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
        <Switch
          label="Only drafts"
          checked={isDraftsAlone}
          onChange={(event) => setIsDraftsAlone(event.currentTarget.checked)}
        />
        <Switch
          label="Only problems"
          checked={isProblemsAlone}
          onChange={(event) => setIsProblemsAlone(event.currentTarget.checked)}
        />
        <NewText onAdded={setQuery} />
      </Group>
      {doing && (
        <TextDialog {...doing} state={state} onRenamed={setQuery} onOpen={onOpen} onClose={() => setDoing(undefined)} />
      )}
      <Text size="sm" aria-live="polite">
        {rows.length === 1 ? '1 text' : `${rows.length} texts`}
      </Text>
      <div ref={box} className={styles.box} role="table" aria-label="Texts" aria-rowcount={rows.length}>
        <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }} role="rowgroup">
          {shown.map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  className={styles.row}
                  style={{ transform: `translateY(${start}px)` }}
                  role="row"
                  aria-rowindex={index + 1}
                  onFocus={() => setFocused(row.key)}
                  onBlur={({ currentTarget, relatedTarget }) => {
                    if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
                  }}
                >
                  <TextRow
                    // What was typed in one language is never shown, or sent, as of another.
                    key={language}
                    row={row}
                    language={language}
                    direction={direction}
                    problems={problemsOf(row)}
                    same={sameAs(row).map((one) => one.language)}
                    onSame={() => say.mutate(sameAs(row))}
                    onChange={change}
                    onAct={(act) => setDoing({ act, name: row.key })}
                    onShow={onShow}
                  />
                </div>
              )
            );
          })}
        </div>
      </div>
    </Stack>
  );
}
