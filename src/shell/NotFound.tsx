import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { pressOf } from '../engine/Bound.tsx';
import { Button } from '../ui/button/Button.tsx';
import { PageColumn } from '../ui/page/PageColumn.tsx';
import { values } from '../values/values.ts';
import styles from './NotFound.module.css';

/** An unknown route (product.md §8), with the way back. */
export function NotFound() {
  const { t } = useTranslation();
  const router = useRouter();
  const title = t('notFound.text');
  useEffect(() => {
    document.title = `${title} · ${values.app.name}`;
  }, [title]);
  return (
    <PageColumn>
      <h1 className={styles.title}>{title}</h1>
      <Button variant="quiet" {...pressOf({ href: '/', run: () => router.navigate({ to: '/' }) })}>
        {t('action.backToMain')}
      </Button>
    </PageColumn>
  );
}
