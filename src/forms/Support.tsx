import { useTranslation } from 'react-i18next';

import { runtime } from '../runtime/runtime.ts';
import { PressButton } from '../ui/press/Press.tsx';
import { values } from '../values/values.ts';

/** A link to support by e-mail. */
export function Support() {
  const { t } = useTranslation();
  const href = `mailto:${values.app.supportEmail}`;
  return (
    <PressButton variant="outline" press={{ href, run: () => runtime.open(href) }}>
      {t('transfer.support')}
    </PressButton>
  );
}
