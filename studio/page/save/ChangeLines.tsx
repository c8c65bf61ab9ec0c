import { List } from '@mantine/core';

/** The sentences of a change. What it quotes has its own direction, so that “a” → “b” keeps its order in Arabic. */
export function ChangeLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <List.Item key={line}>
      <Isolated words={line} />
    </List.Item>
  ));
}

/** Words with each of their quotes isolated. */
export function Isolated({ words }: { words: string }) {
  return words
    .split(/(?<=“)([^”]*)(?=”)/)
    .map((part, index) => (index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part));
}
