import { Alert, Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { anything, textInLanguages } from '../answers.ts';
import { call, useApiMutation } from '../api.ts';
import { pluralForms } from './plural-forms.ts';
import { proposedKey } from './proposed-key.ts';
import { TextField } from './TextField.tsx';
import { useUnwritten } from './use-unwritten.ts';

/** What is to be written: the text of a key, or a new text. */
interface Writing {
  /** The key; empty for a new text, which proposes one. */
  readonly key: string;
  readonly english: string;
  /** The file that needs it; a proposed key begins with its name. */
  readonly file: string;
  /** The field that needs it: what is typed for it is there when the dialog opens again. */
  readonly field: string;
  /** Whether its place gives the text a number to count by. */
  readonly hasCount?: boolean;
}

/** Writes one text in all languages at once: a row for each. A language without it shows English, and counts as missing. */
export function WriteText({
  writing,
  onWritten,
  onClose,
}: {
  writing: Writing;
  onWritten: (key: string) => void;
  onClose: () => void;
}) {
  const [unwritten, type, forget] = useUnwritten(writing);
  const { key: typedKey, wantsForms, texts: typed } = unwritten;
  const isNew = writing.key === '';
  const key = typedKey ?? (isNew ? proposedKey(writing.file, typed['en '] ?? '') : writing.key);
  const existingKey = isNew ? '' : writing.key;
  const { data, error, refetch } = useQuery({
    queryKey: [`text?key=${existingKey}`],
    queryFn: () => call(`text?key=${encodeURIComponent(existingKey)}`, textInLanguages),
    staleTime: Infinity,
    gcTime: 0,
  });
  // English first: the others are written from it.
  const rows = data?.toSorted((a, b) => Number(b.language === 'en') - Number(a.language === 'en'));
  // A text that no language has yet may begin with plural forms.
  const isUnwritten = rows?.every(({ texts: forms }) => forms.every(({ text }) => text === '')) ?? false;
  const counts = wantsForms ?? (writing.hasCount || /\{\{\s*count\b/.test(typed['en '] ?? ''));
  const texts = (rows ?? []).flatMap(({ language, texts: forms }) => {
    const there = forms.map(({ key: written, text }) => ({
      form: written.slice(writing.key.length + 1),
      numbers: '',
      before: text,
    }));
    const begun = (counts ? pluralForms(language) : [{ form: '', numbers: '' }]).map((form) => ({
      ...form,
      before: '',
    }));
    return (isUnwritten ? begun : there).map(({ form, numbers, before }) => {
      const id = `${language} ${form === 'other' ? '' : form}`;
      const ofForm = form === '' ? key : `${key}_${form}`;
      return { id, language, form, numbers, key: ofForm, before, text: typed[id] ?? before };
    });
  });
  const missing = new Set(texts.filter(({ text }) => text.trim() === '').map(({ language }) => language));
  const isKey = /^[a-zA-Z][\w-]*(?:\.[\w-]+)+$/.test(key);
  const changed = texts.filter(({ text, before }) => text !== before);
  const isPlural = texts.some(({ form }) => form !== '');
  const send = useApiMutation(async () => {
    const written = changed.map(({ language, key: of, before, text }) => ({ language, key: of, before, text }));
    // A refusal says what is there by now: writing once more replaces it.
    await call('texts', anything, { texts: written }).catch(async (refused: unknown) => {
      await refetch();
      throw refused;
    });
    forget();
    onWritten(key);
    onClose();
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={isNew ? 'New text' : `Text ${writing.key}`}
      size="xl"
      // The focus goes to the English text, once it is there.
      trapFocus={rows !== undefined}
      // What was typed is not lost by a click beside it.
      closeOnClickOutside={changed.length === 0}
      closeOnEscape={changed.length === 0}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog may stand in the form of another one.
          event.stopPropagation();
          send.mutate(undefined);
        }}
      >
        <Stack gap="xs">
          {isNew && (
            <TextInput
              label="Key"
              description="Words with points, such as wallet.about"
              value={key}
              error={key !== '' && !isKey ? 'Words with a point between them are needed.' : undefined}
              onChange={(event) => type({ key: event.currentTarget.value })}
            />
          )}
          {isUnwritten && (
            <Checkbox
              label="It counts something: 1 day, 5 days"
              description="Each language then has its own forms, and {{count}} stands for the number."
              checked={isPlural}
              onChange={(event) => type({ wantsForms: event.currentTarget.checked })}
            />
          )}
          {rows?.map(({ language, label, direction }) =>
            texts
              .filter((text) => text.language === language)
              .map(({ id, form, numbers, text }) => (
                <TextField
                  key={id}
                  label={`${label} (${language})${form && `, ${form}`}`}
                  description={numbers || undefined}
                  required={language === 'en'}
                  data-autofocus={language === 'en' || undefined}
                  lang={language}
                  wrapperProps={{ dir: direction }}
                  value={text}
                  onType={(words) => type({ texts: { ...typed, [id]: words } })}
                />
              )),
          )}
          <Text size="sm" aria-live="polite">
            {missing.size === 0
              ? 'It is there in all languages.'
              : `Missing in ${missing.size === 1 ? '1 language' : `${missing.size} languages`}: ${[...missing].join(', ')}.${missing.has('en') ? '' : ' English shows there.'}`}
          </Text>
          {(send.error ?? error) && <Alert color="red">{(send.error ?? error)?.message}</Alert>}
          <Group justify="flex-end">
            {changed.length > 0 && (
              <Button variant="quiet" onClick={forget}>
                Discard what was typed
              </Button>
            )}
            <Button
              type="submit"
              loading={send.isPending}
              disabled={!isKey || missing.has('en') || changed.length === 0}
            >
              Write the text
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
