import { Card, Stack } from '@mantine/core';
import { clsx } from 'clsx';
import { useId } from 'react';

import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { IntroNode } from '../../engine/IntroNode.tsx';
import { Art } from './Art.tsx';
import styles from './Hero.module.css';
import type { HeroProps } from './definition.ts';

/** A large heading, a picture and buttons. */
export default function Hero({ look, picture, buttons, ...intro }: HeroProps) {
  const id = useId();
  const inside = (
    <Stack gap="xl" className={clsx(styles.hero, styles[look])}>
      <Stack gap="xl" flex={1} miw={0} className={styles.words}>
        <IntroNode id={id} intro={intro} isLarge />
        {buttons.length > 0 && (
          <div className={styles.buttons}>
            <ButtonNodes buttons={buttons} />
          </div>
        )}
      </Stack>
      {picture && (
        <div className={styles.picture}>
          <Art name={picture} />
        </div>
      )}
    </Stack>
  );
  const named = { component: 'section', 'aria-labelledby': id, className: styles.hold } as const;
  return look === 'statement' ? (
    <Stack {...named}>{inside}</Stack>
  ) : (
    <Card {...named} variant={look === 'opening' ? 'hero' : 'raised'}>
      {inside}
    </Card>
  );
}
