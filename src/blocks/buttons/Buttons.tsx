import { Stack } from '@mantine/core';
import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import type { ButtonsProps } from './definition.ts';

/** Stacked buttons. */
export default function Buttons({ buttons }: ButtonsProps) {
  return (
    <Stack>
      <ButtonNodes buttons={buttons} />
    </Stack>
  );
}
