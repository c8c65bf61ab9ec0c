import { Anchor } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { runtime } from '../../runtime/runtime.ts';
import { lazyWithRetry } from '../../ui/deferred.tsx';
import { hasCamera } from './allowed.ts';

const Camera = lazyWithRetry(async () => ({ default: (await import('./Camera.tsx')).Camera }));

interface ScanAddressProps {
  readonly isDisabled: boolean;
  /** Called with the full text of a code. */
  readonly onScan: (text: string) => void;
}

/** A button that scans a QR code with the messenger's scanner, else with a camera; hidden if there is neither. */
export function ScanAddress({ isDisabled, onScan }: ScanAddressProps) {
  const { t } = useTranslation();
  const { scan } = runtime;
  const [isThere, setThere] = useState(scan !== undefined);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (scan) return undefined;
    let isGone = false;
    const look = async (): Promise<void> => {
      const isFound = await hasCamera();
      if (!isGone) setThere(isFound);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [scan]);
  const take = (text: string | undefined): void => {
    if (text !== undefined) onScan(text);
  };
  if (!isThere) return null;
  return (
    <>
      <Anchor
        component="button"
        type="button"
        disabled={isDisabled}
        onClick={() => (scan ? void scan(t('form.scanHint')).then(take) : setOpen(true))}
      >
        {t('form.scan')}
      </Anchor>
      {isOpen && (
        <Suspense>
          <Camera onScan={take} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
