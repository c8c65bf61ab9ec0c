import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { runtime } from '../runtime/runtime.ts';
import { Breadcrumb } from '../ui/page/Breadcrumb.tsx';
import { Header } from '../ui/page/Header.tsx';
import { PageColumn } from '../ui/page/PageColumn.tsx';
import { ButtonLink } from '../ui/press/links.tsx';
import { values } from '../values/values.ts';
import BackLink from './BackLink.tsx';
import styles from './PageState.module.css';
import { crumbsOf } from './crumbs.ts';
import { screens } from './screens.ts';

/** The page for an unknown route (ERR-03), with links to home and back. */
export function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const title = t('notFound.text');
  const crumbs = crumbsOf(pathname, (path) => screens.get(path)?.title);
  return (
    <>
      <Header back={!runtime.backButton && <BackLink />}>
        <Breadcrumb
          label={t('breadcrumb.label')}
          items={crumbs.map(({ path, title: crumb }) => ({
            key: path,
            label: t(crumb),
            target: { to: path, search: {} },
          }))}
        />
      </Header>
      <PageColumn>
        <title>{`${title} · ${values.app.name}`}</title>
        <div className={styles.page}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.actions}>
            <ButtonLink to="/">{t('action.backToMain')}</ButtonLink>
          </div>
        </div>
      </PageColumn>
    </>
  );
}
