import { Card, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** A part of the page: a card that its heading names. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="md">
        <Title order={2} id={id}>
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}
