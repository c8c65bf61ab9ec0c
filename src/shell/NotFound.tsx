import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { PageColumn } from '../ui/page/PageColumn.tsx';
import { values } from '../values/values.ts';
import { PressButton } from '../ui/press/Press.tsx';
import styles from './NotFound.module.css';

/** An unknown route (product.md §8), with the way back. */
export function NotFound() {
  const { t } = useTranslation();
  const router = useRouter();
  const title = t('notFound.text');
  return (
    <PageColumn>
      <title>{`${title} · ${values.app.name}`}</title>
      <h1 className={styles.title}>{title}</h1>
      <PressButton variant="quiet" press={{ href: '/', run: () => router.navigate({ to: '/' }) }}>
        {t('action.backToMain')}
      </PressButton>
    </PageColumn>
  );
}
