import { Modal, Stack, Text } from '@mantine/core';

import { BothVersions } from './BothVersions.tsx';
import { useQuestion } from './queue.ts';

/** Asks which version stays where the same was changed here and elsewhere; it stays open until that is chosen. */
export function ConflictDialog() {
  const question = useQuestion();
  if (!question) return null;
  const { name, conflicts, answer } = question;
  return (
    <Modal
      opened
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={() => undefined}
      title="Changed elsewhere, too"
      size="lg"
    >
      <Stack>
        <Text>config/{name}.json was changed elsewhere while you changed the same. Choose which version stays.</Text>
        <BothVersions key={JSON.stringify(conflicts)} conflicts={conflicts} onChoose={answer} />
      </Stack>
    </Modal>
  );
}
