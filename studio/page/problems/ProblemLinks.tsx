import { List, Text } from '@mantine/core';

import type { Problem } from '../answers.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { problemWords } from './problem-words.ts';

/** Problems, each with a link to its place in the form. */
export function ProblemLinks({
  problems,
  onOpen,
}: {
  problems: readonly Problem[];
  onOpen: (file: string, pointer: string) => void;
}) {
  return (
    <List size="sm" spacing={4}>
      {problems.map((problem) => (
        <List.Item key={`${problem.file} ${problem.pointer} ${problem.message}`}>
          <PlaceLink place={problem} onOpen={onOpen} />
          <Text size="sm">{problemWords(problem)}</Text>
        </List.Item>
      ))}
    </List>
  );
}
