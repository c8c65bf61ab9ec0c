import { useEffect } from 'react';

import { type ToastItem, dismiss, useToasts } from '../engine/toasts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Toast, ToastRegion } from '../ui/toast/Toast.tsx';
import { values } from '../values/values.ts';

/** The toasts, in the corner at the top. */
export function Toasts() {
  const { t } = useTexts();
  const toasts = useToasts();
  return (
    <ToastRegion label={t('toast.region')} count={toasts.length}>
      {toasts.map((toast) => (
        <Timed key={toast.id} toast={toast} />
      ))}
    </ToastRegion>
  );
}

function Timed({ toast }: { toast: ToastItem }) {
  const { t, text } = useTexts();
  useEffect(() => {
    const timer = setTimeout(() => dismiss(toast.id), values.app.toastDuration);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <Toast
      tone={toast.tone}
      title={text(toast.text)}
      closeLabel={t('action.close')}
      onClose={() => dismiss(toast.id)}
    />
  );
}
