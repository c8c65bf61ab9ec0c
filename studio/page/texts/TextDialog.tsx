import { notifications } from '@mantine/notifications';

import { type State, anything, textInLanguages } from '../answers.ts';
import { call, useApiMutation } from '../api.ts';
import { RemoveDialog } from '../files/RemoveDialog.tsx';
import { RenameDialog } from '../files/RenameDialog.tsx';
import { UsesDialog } from '../files/UsesDialog.tsx';
import type { TextAct } from './TextRow.tsx';
import { WriteText } from './WriteText.tsx';

/** What is done with a text in all languages at once: it is written, says who uses it, gives it another key, or removes it. */
export function TextDialog({
  act,
  name,
  state,
  onRenamed,
  onOpen,
  onClose,
}: {
  act: TextAct;
  /** The key of the text. */
  name: string;
  state: State;
  onRenamed: (name: string) => void;
  onOpen: (file: string, pointer?: string) => void;
  onClose: () => void;
}) {
  const remove = useApiMutation(
    async () => {
      const rows = await call(`text?key=${encodeURIComponent(name)}`, textInLanguages);
      const texts = rows.flatMap(({ language, texts: forms }) =>
        forms.filter(({ text }) => text !== '').map(({ key, text: before }) => ({ language, key, before, text: '' })),
      );
      await call('texts', anything, { texts });
      onClose();
    },
    ({ message }) => notifications.show({ color: 'red', message }),
  );
  const place = { name: 'locales/en', path: [name], onOpen, onClose };
  switch (act) {
    case 'write':
      return (
        <WriteText
          writing={{ key: name, english: '', file: 'locales/en', field: name }}
          onWritten={() => undefined}
          onClose={onClose}
        />
      );
    case 'uses':
      return <UsesDialog {...place} title={`Where ${name} is used`} />;
    case 'rename':
      return <RenameDialog isText {...{ name, state, onRenamed, onOpen, onClose }} />;
    case 'remove':
      return (
        <RemoveDialog
          {...place}
          title={`Remove ${name} in all languages?`}
          isPending={remove.isPending}
          onRemove={() => remove.mutate(undefined)}
        />
      );
  }
}
