import { Text } from '@mantine/core';

/** A paragraph whose words before the first colon stand out; one without a colon explains nothing. */
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
