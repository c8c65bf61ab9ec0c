import { Badge, Text } from '@mantine/core';

import type { Problem } from '../answers.ts';
import { problemWords } from '../problems/problem-words.ts';
import { pointerOf, useEditor } from './editor-context.ts';
import type { Path } from './schema.ts';

/** The problems at a place, in the words of the checker. */
export function ProblemsAt({ path }: { path: Path }) {
  const { problems } = useEditor();
  const pointer = pointerOf(path);
  const here = problems.filter((problem) => problem.pointer === pointer);
  return here.map((problem) => <ProblemText key={problem.message} problem={problem} />);
}

/** One problem, with the nearest valid word. */
export function ProblemText({ problem }: { problem: Problem }) {
  return (
    <Text role="alert" size="sm" c={problem.isWarning ? 'yellow' : 'red'} mt={4}>
      {problemWords(problem)}
    </Text>
  );
}

/** The number of problems at a place and within it. */
export function useCountWithin(path: Path): number {
  const { problems } = useEditor();
  const pointer = pointerOf(path);
  return problems.filter((problem) => `${problem.pointer}/`.startsWith(`${pointer}/`)).length;
}

/** A number of problems; nothing where there are none. */
export function ProblemCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge color="red" aria-label={count === 1 ? '1 problem' : `${count} problems`}>
      {count}
    </Badge>
  );
}
