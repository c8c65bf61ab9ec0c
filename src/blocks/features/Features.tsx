import { Card, Stack, Text, ThemeIcon } from '@mantine/core';
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

/** Related items side by side. */
export default function Features({ columns, items, ...intro }: FeaturesProps) {
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  const bind = useAction();
  const placed: Columns = { '--columns': columns };
  return (
    <Stack component="section" aria-labelledby={id} className={styles.section} gap={20} py="xl">
      <IntroNode id={id} intro={intro} />
      <ul className={styles.items} style={placed} data-columns={columns}>
        {items.map(({ icon: Icon, title, text: body, link }) => (
          <Card key={title} component="li" className={styles.item}>
            <ThemeIcon size={48} radius="lg">
              <Icon size={24} stroke={1.6} />
            </ThemeIcon>
            <Stack gap="xs" align="start" miw={0}>
              <h3>{t(title)}</h3>
              <Text c="dimmed" textWrap="balance">
                {message(body)}
              </Text>
              {link && <PressAnchor press={bind(link.action)}>{t(link.label)}</PressAnchor>}
            </Stack>
          </Card>
        ))}
      </ul>
    </Stack>
  );
}
