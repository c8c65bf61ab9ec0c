import { useTexts } from '../i18n/texts.ts';
import { PageColumn } from '../ui/page/PageColumn.tsx';

/** An unknown route (product.md §8). */
export function NotFound() {
  const { t } = useTexts();
  return (
    <PageColumn>
      <p>{t('notFound.text')}</p>
    </PageColumn>
  );
}
