import { Text } from '@mantine/core';

interface OutcomeProps {
  readonly error?: Error | null | undefined;
  /** What was done. */
  readonly done?: string | undefined;
}

/** The result of a control, beside it: the sandbox's message if it refuses. Always rendered, for screen readers. */
export function Outcome({ error, done }: OutcomeProps) {
  return (
    <Text role="status" size="sm" {...(error ? { c: 'var(--color-negative)' } : { c: 'dimmed' })}>
      {error ? error.message : done}
    </Text>
  );
}
