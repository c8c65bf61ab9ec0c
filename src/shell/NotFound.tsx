import { useEffect } from 'react';

import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { PageColumn } from '../ui/page/PageColumn.tsx';
import { values } from '../values/values.ts';
import styles from './NotFound.module.css';

/** An unknown route (product.md §8), with the way back. */
export function NotFound() {
  const { t } = useTexts();
  const title = t('notFound.text');
  useEffect(() => {
    document.title = `${title} · ${values.app.name}`;
  }, [title]);
  return (
    <PageColumn>
      <h1 className={styles.title}>{title}</h1>
      <Button variant="quiet" link={<a href="/" />}>
        {t('action.backToMain')}
      </Button>
    </PageColumn>
  );
}
