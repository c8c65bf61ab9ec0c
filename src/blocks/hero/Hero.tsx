import { clsx } from 'clsx';
import { Card } from '@mantine/core';
import { useId } from 'react';

import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { IntroNode } from '../../engine/IntroNode.tsx';
import { Art } from '../../ui/art/Art.tsx';
import styles from './Hero.module.css';
import type { HeroProps } from './definition.ts';

/** Large words, a picture and buttons. */
export default function Hero({ look, picture, buttons, ...intro }: HeroProps) {
  const id = useId();
  const inside = (
    <div className={styles.hold}>
      <div className={clsx(styles.hero, styles[look])}>
        <div className={styles.words}>
          <IntroNode id={id} intro={intro} size="large" />
          {buttons.length > 0 && (
            <div className={styles.buttons}>
              <ButtonNodes buttons={buttons} />
            </div>
          )}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Art name={picture} />
          </div>
        )}
      </div>
    </div>
  );
  if (look === 'statement') return <section aria-labelledby={id}>{inside}</section>;
  return (
    <Card component="section" aria-labelledby={id} variant={look === 'opening' ? 'hero' : 'raised'}>
      {inside}
    </Card>
  );
}
