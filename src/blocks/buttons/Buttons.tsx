import { Stack } from '@mantine/core';
import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import type { ButtonsProps } from './definition.ts';

/** Buttons under one another. */
export default function Buttons({ buttons }: ButtonsProps) {
  return (
    <Stack>
      <ButtonNodes buttons={buttons} />
    </Stack>
  );
}
