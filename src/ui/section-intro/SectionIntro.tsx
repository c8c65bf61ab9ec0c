import { clsx } from 'clsx';
import styles from './SectionIntro.module.css';

interface SectionIntroProps {
  /** Id of the heading, for the part it names. */
  id: string;
  title: string;
  eyebrow?: string | undefined;
  text?: string | undefined;
  /** `large` for the first words of a page. */
  size?: 'normal' | 'large' | undefined;
}

/** How a part of a long page begins: a word above, the heading, a sentence under it. */
export function SectionIntro({ id, title, eyebrow, text, size = 'normal' }: SectionIntroProps) {
  return (
    <div className={clsx(styles.intro, styles[size])}>
      {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </div>
  );
}
