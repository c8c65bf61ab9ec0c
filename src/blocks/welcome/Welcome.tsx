import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useAction } from '../../engine/navigation.ts';
import { LoadingLogo } from '../../ui/logo/LoadingLogo.tsx';
import { Logo } from '../../ui/logo/Logo.tsx';
import { Swipe } from './Swipe.tsx';
import styles from './Welcome.module.css';
import type { WelcomeProps } from './definition.ts';
import { useArePicturesThere } from './pictures.ts';

/** The first screen of a new user (product.md §2): the loading screen stays until its pictures are there or the wait is over. */
export default function Welcome({ background, title, paragraphs, label, action }: WelcomeProps) {
  const id = useId();
  const { t } = useTranslation();
  const bind = useAction();
  const isReady = useArePicturesThere([background, ...paragraphs.map(({ picture }) => picture)]);
  if (!isReady) return <LoadingLogo label={t('auth.loading')} />;
  const { run, prepare } = bind(action);
  return (
    <section className={styles.welcome} aria-labelledby={id}>
      <div className={styles.background}>
        <img src={background} alt="" />
      </div>
      <div className={styles.content}>
        <div className={styles.head}>
          <Logo size={56} />
          <h1 id={id} className={styles.title}>
            {t(title)}
          </h1>
        </div>
        <div className={styles.paragraphs}>
          {paragraphs.map(({ picture, text: key }) => (
            <div key={key} className={styles.paragraph}>
              <img src={picture} alt="" width={48} height={48} />
              <p>{t(key)}</p>
            </div>
          ))}
        </div>
        <Swipe label={t(label)} onComplete={() => void run()} onNear={prepare} />
      </div>
    </section>
  );
}
