import { Alert, Modal, Stack, Text } from '@mantine/core';

import { uses as usesSchema } from '../answers.ts';
import { usePostQuery } from '../api.ts';
import type { Path } from '../form/schema.ts';
import { Uses } from './Uses.tsx';

/** Who uses a file, or what is at a place of it: each place with a way to it. */
export function UsesDialog({
  title,
  name,
  path,
  onOpen,
  onClose,
}: {
  title: string;
  name: string;
  path: Path;
  onOpen: (file: string, pointer?: string) => void;
  onClose: () => void;
}) {
  const { data: uses, error } = usePostQuery('uses', usesSchema, { name, path });
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <Stack>
        {error && <Alert color="red">{error.message}</Alert>}
        {uses?.length === 0 && <Text>Nothing in config uses it.</Text>}
        {uses && uses.length > 0 && (
          <Uses
            places={uses}
            onOpen={(file, pointer) => {
              onOpen(file, pointer);
              onClose();
            }}
          />
        )}
      </Stack>
    </Modal>
  );
}
