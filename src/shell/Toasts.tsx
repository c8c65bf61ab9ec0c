import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { type ToastItem, dismiss, useToasts } from '../engine/toasts.ts';
import { Toast, ToastRegion } from '../ui/toast/Toast.tsx';
import { values } from '../values/values.ts';

/** The toasts, in the corner at the top. */
export function Toasts() {
  const { t } = useTranslation();
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
  const { t } = useTranslation();
  useEffect(() => {
    const timer = setTimeout(() => dismiss(toast.id), values.app.toastDuration);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <Toast tone={toast.tone} title={t(toast.text)} closeLabel={t('action.close')} onClose={() => dismiss(toast.id)} />
  );
}
