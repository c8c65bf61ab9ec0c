import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useAction } from '../../engine/navigation.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { PressArea } from '../../ui/press/Press.tsx';
import styles from './Banner.module.css';
import type { BannerProps } from './definition.ts';

/** A card to tap, in gold. */
export default function Banner({ icon: Icon, title, text: given, action }: BannerProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const bind = useAction();
  return (
    <PressArea className={styles.banner} press={bind(action)}>
      <span className={styles.icon}>
        <Icon size={24} stroke={1.75} />
      </span>
      <span className={styles.body}>
        <span className={styles.title}>{t(title)}</span>
        <span className={styles.text}>{message(given)}</span>
      </span>
      <IconChevronRight size={20} stroke={2} className="flip-in-rtl" />
    </PressArea>
  );
}
