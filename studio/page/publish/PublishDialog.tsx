import { Alert, Badge, Button, Code, Group, List, Modal, Stack, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

import { anything, published as publishedSchema } from '../answers.ts';
import { call, useApiQuery, useApiMutation } from '../api.ts';
import { ChangeLines } from '../save/ChangeLines.tsx';

/** What is saved but not published, then what was published: when, what, by whom. Each can be gone back to. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching } = useApiQuery('publish', publishedSchema);
  const publish = useApiMutation(async (entry: number | undefined) => {
    await call('publish', anything, { revision: data?.revision, entry });
    notifications.show({ message: entry === undefined ? 'Published.' : 'The former values are published again.' });
  });
  const fault = publish.error ?? error;
  const { folder, lines = [], faults = [], texts = [], hasTexts = false, history = [] } = data ?? {};
  return (
    <Modal opened onClose={onClose} title="Publish values" size="xl">
      <Stack>
        {data && folder === undefined && (
          <Text>
            Start Studio with the folder of a deployed build to publish values to it:{' '}
            <Code>npm run studio -- --site /srv/karat/current</Code>
          </Text>
        )}
        {folder !== undefined && (
          <>
            <Text size="sm">
              To {folder}, as {data?.account}. Limits, levels, links, notices, tokens and open networks take effect
              without a build. Only what is saved is published; the environment {data?.environment} stays as it is.
            </Text>
            {faults.length > 0 && (
              <Alert color="red" title="The build does not take these values">
                <List size="sm">
                  {faults.map((message) => (
                    <List.Item key={message}>{message}</List.Item>
                  ))}
                </List>
              </Alert>
            )}
            {lines.length === 0 && faults.length === 0 && <Text fw={600}>Everything is published.</Text>}
            {lines.length > 0 && <Changes lines={lines} isRefused={faults.length > 0} />}
            {texts.length > 0 && <TextsWait codes={texts} hasTexts={hasTexts} />}
            <Group justify="flex-end">
              <Button
                loading={publish.isPending}
                disabled={lines.length === 0 || faults.length > 0 || isFetching}
                onClick={() => publish.mutate(undefined)}
              >
                Publish
              </Button>
            </Group>
          </>
        )}
        {fault && <Alert color="red">{fault.message}</Alert>}
        {history.length > 0 && (
          <Table aria-label="What was published" layout="auto">
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
              {history
                .map((entry, index) => (
                  <Table.Tr key={entry.at}>
                    <Table.Td>{entry.at === '' ? '' : new Date(entry.at).toLocaleString('en')}</Table.Td>
                    <Table.Td>{entry.lines.join(' ')}</Table.Td>
                    <Table.Td>{entry.account}</Table.Td>
                    <Table.Td>
                      {entry.isLive ? (
                        <Badge>live</Badge>
                      ) : (
                        <Button
                          size="compact-sm"
                          variant="quiet"
                          disabled={isFetching || publish.isPending}
                          onClick={() => publish.mutate(index)}
                        >
                          Go back to this
                        </Button>
                      )}
                    </Table.Td>
                  </Table.Tr>
                ))
                .toReversed()}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Modal>
  );
}

/** What publishing changes, or would change if the build took it. */
function Changes({ lines, isRefused }: { lines: readonly string[]; isRefused: boolean }) {
  return (
    <>
      <Text fw={600}>{isRefused ? 'What is not published' : 'What changes for users'}</Text>
      <List size="sm" data-diff>
        <ChangeLines lines={lines} />
      </List>
    </>
  );
}

/** Says what becomes of texts that are newer than the build: they come with a release, and to the API if pages have them from it. */
function TextsWait({ codes, hasTexts }: { codes: readonly string[]; hasTexts: boolean }) {
  return (
    <Alert color="yellow" title={hasTexts ? 'Texts wait for a release' : 'Texts wait for a release and the API'}>
      <Text size="sm">
        {codes.map((code) => `config/locales/${code}.json`).join(', ')} {codes.length === 1 ? 'has' : 'have'} changed
        since the build. Texts are not published here.{' '}
        {hasTexts
          ? 'This site has its own: users see them once a release is published with npm run deploy.'
          : `The app loads them from the API, at ${codes.map((code) => `/i18n/${code}.json`).join(', ')}: a release holds them, and “Texts” in docs/operating.md says how the API gets them.`}
      </Text>
    </Alert>
  );
}
