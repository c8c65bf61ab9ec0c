import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import type { ButtonsProps } from './definition.ts';

/** Buttons under one another. */
export default function Buttons({ buttons }: ButtonsProps) {
  return (
    <Stack>
      <ButtonNodes buttons={buttons} />
    </Stack>
  );
}
