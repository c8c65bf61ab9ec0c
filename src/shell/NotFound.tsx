import { useTranslation } from 'react-i18next';

import { PageColumn } from '../ui/page/PageColumn.tsx';
import { values } from '../values/values.ts';
import { ButtonLink } from '../ui/press/links.tsx';
import styles from './PageState.module.css';

/** An unknown route (product.md §8), with the way back. */
export function NotFound() {
  const { t } = useTranslation();
  const title = t('notFound.text');
  return (
    <PageColumn>
      <title>{`${title} · ${values.app.name}`}</title>
      <div className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.actions}>
          <ButtonLink to="/">{t('action.backToMain')}</ButtonLink>
        </div>
      </div>
    </PageColumn>
  );
}
