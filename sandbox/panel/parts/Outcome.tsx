import { Text } from '@mantine/core';

interface OutcomeProps {
  readonly error?: Error | null | undefined;
  /** What was done. */
  readonly done?: string | undefined;
}

/** What became of a control, beside it: the sandbox's own message where it refuses. Always there, for screen readers. */
export function Outcome({ error, done }: OutcomeProps) {
  return (
    <Text role="status" size="sm" {...(error ? { c: 'var(--color-negative)' } : { c: 'dimmed' })}>
      {error ? error.message : done}
    </Text>
  );
}
