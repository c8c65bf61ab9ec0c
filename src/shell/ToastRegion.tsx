import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { MantineThemeProvider, Portal, useDirection } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { type ToastItem, takeQueuedToasts, useQueuedToasts } from '../engine/toasts.ts';
import { values } from '../values/values.ts';
import styles from './ToastRegion.module.css';

/** The duration of a toast's enter and exit transitions, ms. */
const transitionDuration = 180;

/**
 * The region of toasts in the top end corner (right; left in Arabic): Mantine's notifications, above everything and
 * outside the page, which is inert while a dialog is open.
 */
export function ToastRegion() {
  const { t } = useTranslation();
  const { dir } = useDirection();
  const queued = useQueuedToasts();
  useEffect(() => {
    if (queued.length > 0) for (const toast of takeQueuedToasts()) show(toast);
  }, [queued]);
  const { region, place, toast, more: _, ...classNames } = styles;
  const closeButtonProps = {
    'aria-label': t('action.close'),
    icon: <IconX size={18} />,
    // A press keeps the focus, for example in an open dialog.
    onMouseDown: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
  };
  return (
    <Portal>
      <section aria-label={t('toast.region')} className={region}>
        <MantineThemeProvider
          theme={{ components: { Notification: { defaultProps: { closeButtonProps, classNames } } } }}
        >
          <Notifications
            withinPortal={false}
            position={dir === 'rtl' ? 'top-left' : 'top-right'}
            transitionDuration={transitionDuration}
            classNames={{ root: place, notification: toast }}
          />
        </MantineThemeProvider>
      </section>
    </Portal>
  );
}

/** Shows a toast for the time of config/app.json; a focused toast stays, and so does a lasting one. */
function show({ text, tone, with: params, detail, more, isLasting = false, until }: ToastItem): void {
  const isNegative = tone === 'negative';
  const id = randomId();
  const toast = {
    id,
    autoClose: !isLasting && values.app.toastDuration,
    role: isNegative ? 'alert' : 'status',
    color: `var(--color-${tone})`,
    icon: isNegative ? <IconAlertTriangle size={20} /> : <IconCircleCheck size={20} />,
    message: <Said text={text} with={params} detail={detail} more={more} />,
    // A link leads away from what it tells.
    onClick: ({ target }: { readonly target: EventTarget }) => {
      if (target instanceof Element && target.closest('a')) notifications.hide(id);
    },
  };
  notifications.show({
    ...toast,
    onFocus: () => notifications.update({ ...toast, autoClose: false }),
    onBlur: () => notifications.update(toast),
  });
  void until?.then(() => notifications.hide(id));
}

/** A text that is rendered again when the language changes, and what stands below it. */
function Said({ text, with: params, detail, more }: Pick<ToastItem, 'text' | 'with' | 'detail' | 'more'>) {
  const { t } = useTranslation();
  return (
    <>
      {t(text, { ...params })}
      {detail !== undefined && <div className={styles.more}>{t(detail)}</div>}
      {more !== undefined && <div className={styles.more}>{more}</div>}
    </>
  );
}
