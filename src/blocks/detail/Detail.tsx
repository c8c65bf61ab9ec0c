import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Navigate } from '@tanstack/react-router';
import { Suspense, use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import routes from 'virtual:config/routes';

import { ScreenView } from '../../engine/ScreenView.tsx';
import { useScope, valueOf, valuesOf } from 'engine/runtime/scope.ts';
import type { ScreenRoute } from 'engine/runtime/screen-route.ts';
import { twoColumnsQuery } from '../../ui/beside.ts';
import { retryable } from '../../ui/retryable.ts';
import { SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';
import styles from './Detail.module.css';
import type { DetailProps } from './definition.ts';

/** The nested screens with their code, each loaded once. */
const screens = new Map(
  routes.flatMap((route) => ('title' in route ? [[route.path, { route, load: retryable(route.load) }] as const] : [])),
);

/**
 * The blocks of another screen beside a list. An opened entry receives the focus for reading. On narrow screens an
 * address with an entry navigates to that screen.
 */
export default function Detail({ screen, with: params, parameter }: DetailProps) {
  const scope = useScope();
  const { t } = useTranslation();
  const isBeside = useMediaQuery(twoColumnsQuery, undefined, { getInitialValueInEffect: false });
  const region = useRef<HTMLElement>(null);
  const entry = String(valueOf(`$search.${parameter}`, scope) ?? '');
  const shown = useRef(entry);
  useEffect(() => {
    if (shown.current !== entry && entry !== '') region.current?.focus({ preventScroll: true });
    shown.current = entry;
  }, [entry]);
  const known = screens.get(screen);
  if (known === undefined) return null;
  const search = valuesOf(params, scope);
  if (!isBeside) return entry === '' ? null : <Navigate to={screen} search={search} replace />;
  const waiting = (
    <SkeletonGroup label={t('auth.loading')}>
      <Skeleton height={280} />
    </SkeletonGroup>
  );
  return (
    <section ref={region} tabIndex={-1} aria-label={t(known.route.title)} className={styles.detail}>
      <Suspense fallback={waiting}>
        <Loaded key={entry} known={known} search={search} />
      </Suspense>
    </section>
  );
}

interface Known {
  readonly route: ScreenRoute;
  readonly load: ScreenRoute['load'];
}

function Loaded({ known: { route, load }, search }: { known: Known; search: Readonly<Record<string, unknown>> }) {
  const { default: screen } = use(load());
  return (
    <ScreenView route={route} screen={screen} search={search}>
      {(blocks) => blocks}
    </ScreenView>
  );
}
