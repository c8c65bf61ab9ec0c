import { useEffect } from 'react';

import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { PageColumn } from '../ui/page/PageColumn.tsx';
import { ErrorState } from '../ui/state/ErrorState.tsx';

/** What stands where a route threw: title, message and the way back to / (product.md §8), which starts the app anew. */
export function RouteError({ error }: { error: unknown }) {
  const { t } = useTexts();
  useEffect(() => console.error('a route failed:', error), [error]);
  return (
    <PageColumn>
      <ErrorState title={t('error_title')} message={t('error_unexpected')}>
        <Button link={<a href="/" />}>{t('action.backToMain')}</Button>
      </ErrorState>
    </PageColumn>
  );
}
