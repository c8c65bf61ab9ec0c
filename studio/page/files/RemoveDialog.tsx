import { Button, Group, Modal, Stack, Text } from '@mantine/core';

import { uses as usesSchema } from '../answers.ts';
import { usePostQuery } from '../api.ts';
import type { Path } from '../form/schema.ts';
import { Uses } from './Uses.tsx';

/** Asks before a file or a part of it is removed, and says what names it. */
export function RemoveDialog({
  title,
  name,
  path,
  isPending = false,
  onOpen,
  onRemove,
  onClose,
}: {
  title: string;
  name: string;
  path: Path;
  isPending?: boolean;
  onOpen: (file: string, pointer?: string) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const { data: uses, error } = usePostQuery('uses', usesSchema, { name, path });
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <Stack>
        {path.length === 0 && <Text>config/{name}.json will be removed when you save. Undo brings it back.</Text>}
        {error && <Text>{error.message}</Text>}
        {uses?.length === 0 && <Text>Nothing names it.</Text>}
        {uses && uses.length > 0 && (
          <>
            <Text>
              {uses.length === 1 ? '1 place names it and has' : `${uses.length} places name it and have`} a problem
              then:
            </Text>
            <Uses
              places={uses}
              onOpen={(file, pointer) => {
                onOpen(file, pointer);
                onClose();
              }}
            />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="quiet" data-autofocus onClick={onClose}>
            Keep it
          </Button>
          <Button color="red" loading={isPending} disabled={uses === undefined && !error} onClick={onRemove}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
