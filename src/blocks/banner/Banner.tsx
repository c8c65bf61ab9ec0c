import { Stack, Text, ThemeIcon } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useAction } from '../../engine/navigation.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { PressArea } from '../../ui/press/Press.tsx';
import styles from './Banner.module.css';
import type { BannerProps } from './definition.ts';

/** A tappable gold card. */
export default function Banner({ icon: Icon, title, text, action }: BannerProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const bind = useAction();
  return (
    <PressArea className={styles.banner} press={bind(action)}>
      <ThemeIcon component="span" variant="ink" size={44}>
        <Icon size={24} stroke={1.75} />
      </ThemeIcon>
      <Stack component="span" gap={2} flex={1} miw={0}>
        <Text span fw={650} lh={1.3}>
          {t(title)}
        </Text>
        <Text span size="sm" textWrap="balance">
          {message(text)}
        </Text>
      </Stack>
      <IconChevronRight size={20} stroke={2} className="flip-in-rtl" />
    </PressArea>
  );
}
