import { Stack } from '@mantine/core';
import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import styles from './Buttons.module.css';
import type { ButtonsProps } from './definition.ts';

/** Buttons under one another. */
export default function Buttons({ buttons, isSticky }: ButtonsProps) {
  return (
    <Stack className={isSticky ? styles.sticky : undefined}>
      <ButtonNodes buttons={buttons} />
    </Stack>
  );
}
