import { Button, Group, Modal, Stack, Text } from '@mantine/core';

import { problems as problemsSchema, uses as usesSchema } from '../answers.ts';
import { usePostQuery } from '../api.ts';
import type { Path } from '../form/schema.ts';
import { ProblemLinks } from '../problems/ProblemLinks.tsx';
import { Uses } from './Uses.tsx';

/** Asks before a file or a part of it is removed, and says what names it and what else would have a problem. */
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
  const broken = usePostQuery('broken', problemsSchema, { name, path });
  const isKnown = (uses !== undefined || error !== null) && !broken.isPending;
  const openPlace = (file: string, pointer: string): void => {
    onOpen(file, pointer);
    onClose();
  };
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
            <Uses places={uses} onOpen={openPlace} />
          </>
        )}
        {!isKnown && <Text role="status">Working out what else would have a problem …</Text>}
        {broken.error && <Text>{broken.error.message}</Text>}
        {broken.data && broken.data.length > 0 && (
          <>
            <Text>
              {broken.data.length === 1 ? '1 other place has' : `${broken.data.length} other places have`} a problem
              then, too:
            </Text>
            <ProblemLinks problems={broken.data} onOpen={openPlace} />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="quiet" data-autofocus onClick={onClose}>
            Keep it
          </Button>
          <Button color="red" loading={isPending} disabled={!isKnown} onClick={onRemove}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
