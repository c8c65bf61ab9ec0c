import { Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useAction } from '../../engine/navigation.ts';
import { Logo } from '../../ui/logo/Logo.tsx';
import { Swipe } from '../../engine/swipe/Swipe.tsx';
import styles from './Welcome.module.css';
import type { WelcomeProps } from './definition.ts';
import { useArePicturesThere } from './pictures.ts';
import '../../ui/logo/loading.css';

/** The first screen of a new user (E-04, E-08): the loading screen stays until its pictures have loaded or the wait has timed out. */
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
      <Stack gap={20} className={styles.content}>
        <Stack align="center">
          <Logo size={56} />
          <Title id={id} size="2rem" fw={680} lh={1.1} lts="-0.02em" ta="center">
            {t(title)}
          </Title>
        </Stack>
        <Stack>
          {paragraphs.map(({ picture, text: key }) => (
            <Group key={key} wrap="nowrap">
              <img src={picture} alt="" width={48} height={48} />
              <Text c="dimmed" miw={0} className={styles.text}>
                {t(key)}
              </Text>
            </Group>
          ))}
        </Stack>
        <Swipe label={t(label)} onComplete={() => void run()} onNear={prepare} isTapEnough />
      </Stack>
    </section>
  );
}

/** The full-screen loading state of the session: always dark, with the animated logo and a text for screen readers. */
function LoadingLogo({ label }: { label: string }) {
  return (
    <div className="loading-screen" role="status">
      <Logo size={88} isAnimated />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
