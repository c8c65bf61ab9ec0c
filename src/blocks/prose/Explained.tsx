import { Text } from '@mantine/core';

/** A paragraph with the words before its first colon emphasized; unchanged without a colon. */
export function Explained({ text }: { text: string }) {
  const end = Math.max(0, text.indexOf(':'));
  return (
    <>
      {end > 0 && (
        <Text component="b" inherit fw={650} c="var(--color-text)">
          {text.slice(0, end)}
        </Text>
      )}
      {text.slice(end)}
    </>
  );
}
