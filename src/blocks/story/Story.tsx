import '@mantine/core/styles/List.layer.css';
import { Box, List, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';

import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { IntroNode } from '../../engine/IntroNode.tsx';
import { useMessage } from '../../engine/resolved.tsx';
import styles from './Story.module.css';
import type { StoryProps } from './definition.ts';

/** A heading with its text beside it. */
export default function Story({ icon: Icon, paragraphs, points, buttons, ...intro }: StoryProps) {
  const id = useId();
  const message = useMessage();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Stack gap="lg" className={styles.story}>
        <Stack gap="lg" miw={0}>
          {Icon && (
            <Box c="var(--color-gold)">
              <Icon size={26} stroke={1.5} />
            </Box>
          )}
          <IntroNode id={id} intro={intro} />
        </Stack>
        <Stack gap="lg" miw={0}>
          {paragraphs.map((paragraph, index) => (
            <Text key={index} c="dimmed" size="lg" lh={1.55} textWrap="balance">
              {message(paragraph)}
            </Text>
          ))}
          {points.length > 0 && (
            <List spacing="md" icon={<IconCheck size={20} stroke={2} />} classNames={styles}>
              {points.map((point, index) => (
                <List.Item key={index}>{message(point)}</List.Item>
              ))}
            </List>
          )}
          {buttons.length > 0 && (
            <div className={styles.buttons}>
              <ButtonNodes buttons={buttons} />
            </div>
          )}
        </Stack>
      </Stack>
    </section>
  );
}
