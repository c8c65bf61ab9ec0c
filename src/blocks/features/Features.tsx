import { Card } from '@mantine/core';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { IntroNode } from '../../engine/IntroNode.tsx';
import { useAction } from '../../engine/navigation.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { PressAnchor } from '../../ui/press/Press.tsx';
import styles from './Features.module.css';
import type { FeaturesProps } from './definition.ts';

interface Columns extends CSSProperties {
  '--columns': number;
}

/** Things of one kind side by side. */
export default function Features({ columns, items, ...intro }: FeaturesProps) {
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  const bind = useAction();
  const placed: Columns = { '--columns': columns };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <IntroNode id={id} intro={intro} />
      <ul className={styles.items} style={placed} data-columns={columns}>
        {items.map(({ icon: Icon, title, text: body, link }) => (
          <Card key={title} component="li">
            <div className={styles.item}>
              <span className={styles.icon}>
                <Icon size={24} stroke={1.6} />
              </span>
              <div className={styles.words}>
                <h3>{t(title)}</h3>
                <p className={styles.text}>{message(body)}</p>
                {link && <PressAnchor press={bind(link.action)}>{t(link.label)}</PressAnchor>}
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
