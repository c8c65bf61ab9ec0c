import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { showToast } from '../engine/toasts.ts';
import { chooseLanguage } from '../i18n/i18n.ts';
import { languageOf } from '../i18n/language.ts';
import { Button } from '../ui/button/Button.tsx';
import { values } from '../values/values.ts';

/** Says that the page is in English instead of its language, whose texts could not be loaded, until it is. */
export function showMissingLanguage(): void {
  const { language } = i18next;
  const until = new Promise<void>((resolve) => {
    const check = (): void => {
      if (languageOf(i18next) === i18next.language) resolve();
    };
    i18next.store.on('added', check);
    i18next.on('languageChanged', check);
  });
  const label = values.languages.languages.find(({ code }) => code === language)?.label ?? language;
  showToast('language.missing', 'negative', {
    with: { language: label },
    more: <TryAgain language={language} />,
    isLasting: true,
    until,
  });
}

function TryAgain({ language }: { readonly language: string }) {
  const { t } = useTranslation();
  const [isLoading, setIsLoading] = useState(false);
  const load = (): void => {
    setIsLoading(true);
    chooseLanguage(language)
      .catch(console.error)
      .finally(() => setIsLoading(false));
  };
  return (
    <Button size="sm" variant="quiet" loading={isLoading} onClick={load}>
      {t('action.retry')}
    </Button>
  );
}
