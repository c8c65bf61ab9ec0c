import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { TextKey } from '../../generated/words/words.ts';
import styles from './IntroNode.module.css';
import type { Message } from 'engine/schema/reference.ts';
import { useMessage } from './resolved.tsx';

/** An intro of config. */
interface IntroProps {
  readonly eyebrow?: TextKey | undefined;
  readonly title: TextKey;
  readonly text?: Message | undefined;
}

/** The intro of a section of a long page: eyebrow, heading and a sentence; `id` is the heading's id. */
export function IntroNode({ id, intro, isLarge = false }: { id: string; intro: IntroProps; isLarge?: boolean }) {
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <Stack gap={isLarge ? 'md' : 'sm'} maw="44rem" miw={0}>
      {intro.eyebrow && (
        <Text c="var(--color-gold)" size="sm" fw={650}>
          {t(intro.eyebrow)}
        </Text>
      )}
      <Title order={2} id={id} className={styles.title} mod={{ large: isLarge }}>
        {t(intro.title)}
      </Title>
      {intro.text && (
        <Text c="dimmed" size="lg" lh={1.5} textWrap="balance">
          {message(intro.text)}
        </Text>
      )}
    </Stack>
  );
}
