import { IconChevronRight } from '@tabler/icons-react';

import { pressOf } from '../../engine/Bound.tsx';
import { useAction } from '../../engine/navigation.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Pressable } from '../../ui/pressable/Pressable.tsx';
import styles from './Banner.module.css';
import type { BannerProps } from './definition.ts';

/** A card to tap, in gold. */
export default function Banner({ icon: Icon, title, text: given, action }: BannerProps) {
  const { text } = useTexts();
  const message = useMessage();
  const bind = useAction();
  return (
    <Pressable className={styles.banner} {...pressOf(bind(action))}>
      <span className={styles.icon}>
        <Icon size={24} stroke={1.75} />
      </span>
      <span className={styles.body}>
        <span className={styles.title}>{text(title)}</span>
        <span className={styles.text}>{message(given)}</span>
      </span>
      <IconChevronRight size={20} stroke={2} className="flip-in-rtl" />
    </Pressable>
  );
}
