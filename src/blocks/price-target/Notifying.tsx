import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { runtime } from '../../runtime/runtime.ts';
import { Button } from '../../ui/button/Button.tsx';

/** Whether the browser may show notifications, and a button that asks for it; nothing in the messenger. */
export function Notifying() {
  const { t } = useTranslation();
  const isOffered = runtime.kind === 'web' && 'Notification' in window;
  const [permission, setPermission] = useState(isOffered ? Notification.permission : undefined);
  if (permission === undefined) return null;
  const ask = (): void => {
    Notification.requestPermission().then(setPermission, console.error);
  };
  return (
    <div role="status">
      {permission === 'default' ? (
        <Button type="button" variant="quiet" size="sm" onClick={ask}>
          {t('target.notify')}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          {t(permission === 'granted' ? 'target.notifyOn' : 'target.notifyOff')}
        </Text>
      )}
    </div>
  );
}
