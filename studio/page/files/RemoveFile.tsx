import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';

import { type ConfigFile, anything } from '../answers.ts';
import { call, useSend } from '../api.ts';

/** Asks whether a file is removed, then removes it. */
export function RemoveFile({ file: { name, revision }, onClose }: { file: ConfigFile; onClose: () => void }) {
  const remove = useSend(async () => {
    await call('remove', anything, { name, revision });
    onClose();
  });
  return (
    <Modal opened onClose={onClose} title="Remove this file?">
      <Stack>
        <Text>
          config/{name}.json will be removed when you save. What still names it then has a problem. Undo brings it back.
        </Text>
        {remove.error && <Alert color="red">{remove.error.message}</Alert>}
        <Group justify="flex-end">
          <Button variant="quiet" data-autofocus onClick={onClose}>
            Keep it
          </Button>
          <Button color="red" loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
