import { Card } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAction } from '../../engine/navigation.ts';
import { isWaiting, useScope } from 'engine/runtime/scope.ts';
import { lazyWithRetry } from '../../ui/deferred.tsx';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import { RowSkeletons } from '../list/RowSkeletons.tsx';
import type { ActivityProps } from './definition.ts';

/** The height of the card before anything of it is loaded: about that of five rows. */
const room = '20rem';
const Entries = lazyWithRetry(() => import('./Entries.tsx'));

/** The entries of several lists as one. Nothing of it is loaded before the rest of the screen stands and it is near. */
export default function Activity({ title, more, ...shown }: ActivityProps) {
  const id = useId();
  const { t } = useTranslation();
  const bind = useAction();
  const { ref, entry } = useIntersection<HTMLElement>({ rootMargin: '200px' });
  const scope = useScope();
  const isEarly = isWaiting(scope);
  const [isBegun, setIsBegun] = useState(false);
  if (entry?.isIntersecting === true && !isEarly && !isBegun) setIsBegun(true);
  // While the API is not reached, the last known data of the screen is enough.
  if (scope.isFromCache && shown.rows !== undefined && !isBegun) return null;
  return (
    <Card component="section" ref={isEarly ? undefined : ref} aria-labelledby={title && id}>
      {title !== undefined && (
        <SectionHeader id={id} title={t(title)} more={more && { press: bind(more.action), label: t(more.label) }} />
      )}
      {isBegun ? (
        <Suspense fallback={<RowSkeletons />}>
          <Entries {...shown} />
        </Suspense>
      ) : (
        <div style={{ minBlockSize: room }} />
      )}
    </Card>
  );
}
