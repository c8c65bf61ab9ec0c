import { Alert, Button, List, Modal, Stack, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

import { anything, saves as savesSchema } from '../answers.ts';
import { call, useApiQuery, useApiMutation } from '../api.ts';
import { ChangeLines } from '../save/ChangeLines.tsx';

/** What was saved: when, what, by whom, also before this start of Studio. Each save can be taken back. */
export function SavesDialog({ onClose }: { onClose: () => void }) {
  const { data: saves, error } = useApiQuery('saves', savesSchema);
  const takeBack = useApiMutation(async (at: string) => {
    await call('take-back', anything, { at });
    notifications.show({ message: 'It is taken back here. Save to keep that.' });
    onClose();
  });
  const fault = takeBack.error ?? error;
  return (
    <Modal opened onClose={onClose} title="Earlier saves" size="xl">
      <Stack>
        <Text size="sm">What was changed since stays. Nothing is written before you save.</Text>
        {fault && <Alert color="red">{fault.message}</Alert>}
        {saves?.length === 0 && <Text>Nothing was saved with Studio yet.</Text>}
        {saves && saves.length > 0 && (
          <Table aria-label="What was saved" layout="auto">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>When</Table.Th>
                <Table.Th>What</Table.Th>
                <Table.Th>Who</Table.Th>
                <Table.Th>
                  <span hidden>Actions</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {saves.map(({ at, account, lines, files }) => (
                <Table.Tr key={at}>
                  <Table.Td>{new Date(at).toLocaleString('en')}</Table.Td>
                  <Table.Td>
                    <List size="sm">
                      <ChangeLines lines={lines.length === 0 ? files : lines} />
                    </List>
                  </Table.Td>
                  <Table.Td>{account}</Table.Td>
                  <Table.Td>
                    <Button
                      size="compact-sm"
                      variant="quiet"
                      disabled={takeBack.isPending}
                      onClick={() => takeBack.mutate(at)}
                    >
                      Take this back
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Modal>
  );
}
