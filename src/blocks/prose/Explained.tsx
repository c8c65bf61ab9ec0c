import { Text } from '@mantine/core';

/** A paragraph with the words before its first colon emphasized; unchanged without a colon. */
export function Explained({ told }: { told: string }) {
  const end = Math.max(0, told.indexOf(':'));
  return (
    <>
      {end > 0 && (
        <Text component="b" inherit fw={650} c="var(--color-text)">
          {told.slice(0, end)}
        </Text>
      )}
      {told.slice(end)}
    </>
  );
}
