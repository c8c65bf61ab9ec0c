import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';

import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { IntroNode } from '../../engine/IntroNode.tsx';
import { useMessage } from '../../engine/resolved.tsx';
import styles from './Story.module.css';
import type { StoryProps } from './definition.ts';

/** A heading, and beside it what there is to say. */
export default function Story({ icon: Icon, paragraphs, points, buttons, ...intro }: StoryProps) {
  const id = useId();
  const message = useMessage();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.story}>
        <div className={styles.head}>
          {Icon && (
            <span className={styles.icon}>
              <Icon size={26} stroke={1.5} />
            </span>
          )}
          <IntroNode id={id} intro={intro} />
        </div>
        <div className={styles.body}>
          {paragraphs.map((paragraph, index) => (
            <p key={index} className={styles.paragraph}>
              {message(paragraph)}
            </p>
          ))}
          {points.length > 0 && (
            <ul className={styles.points}>
              {points.map((point, index) => (
                <li key={index} className={styles.point}>
                  <IconCheck size={20} stroke={2} className={styles.tick} />
                  <span>{message(point)}</span>
                </li>
              ))}
            </ul>
          )}
          {buttons.length > 0 && (
            <div className={styles.buttons}>
              <ButtonNodes buttons={buttons} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
