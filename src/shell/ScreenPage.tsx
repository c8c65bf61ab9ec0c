import { Box, VisuallyHidden } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import type { TextKey } from '../../generated/words/words.ts';
import { ScreenView, hasColumns } from '../engine/ScreenView.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { useActionContext } from '../engine/navigation.ts';
import { Outcome } from '../engine/outcome.ts';
import { useAreNamesRevealed, useIsHidingChosen } from '../engine/privacy.ts';
import { type Scope, useScope } from 'engine/runtime/scope.ts';
import type { ScreenModule } from 'engine/runtime/screen-model.ts';
import type { ScreenRoute } from 'engine/runtime/screen-route.ts';
import { runtime } from '../runtime/runtime.ts';
import { useSession } from '../session/session.ts';
import { lazyWithRetry } from '../ui/deferred.tsx';
import { values } from '../values/values.ts';
import { Breadcrumb } from '../ui/page/Breadcrumb.tsx';
import { Header } from '../ui/page/Header.tsx';
import { PageColumn } from '../ui/page/PageColumn.tsx';
import { chosenCrumb, crumbsOf } from './crumbs.ts';
import { isSection, screens, acceptedSearch } from './screens.ts';
import { useIsScrolled } from './scroll.ts';
import { Unconfirmed } from './Unconfirmed.tsx';
import { PressIcon } from '../ui/press/Press.tsx';
import { recordOf } from 'engine/record.ts';

const AppNotices = lazyWithRetry(() => import('./AppNotices.tsx'));
const BackLink = lazyWithRetry(() => import('./BackLink.tsx'));
const Connecting = lazyWithRetry(() => import('./Connecting.tsx'));

/**
 * A screen: a header with crumbs and actions, and the column of its blocks; or only the blocks in the whole window. The
 * header stays when the screen changes, so that a tap on Back during the change is not lost.
 */
export function ScreenPage({ route, screen }: { route: ScreenRoute; screen: ScreenModule }) {
  const search = useSearch({ strict: false });
  const { t } = useTranslation();
  const session = useSession();
  const width = route.layout !== 'column' ? route.layout : hasColumns(screen) ? 'columns' : 'normal';
  const choice = chosenCrumb(route, search);
  const title = t(choice ?? route.title);
  return (
    <ScreenView route={route} screen={screen} search={search}>
      {(blocks) =>
        width === 'full' ? (
          <PageColumn key={route.path} width="full">
            {blocks}
          </PageColumn>
        ) : (
          <>
            <ScreenHeader route={route} choice={choice} actions={screen.actions} width={width} />
            <PageColumn key={route.path} width={width}>
              <VisuallyHidden component="h1">{title}</VisuallyHidden>
              <Outcome />
              <Unconfirmed />
              {session.status === 'starting' && (
                <Suspense>
                  <Connecting />
                </Suspense>
              )}
              {/* Blocks wait for the notices, to avoid a layout shift. */}
              {values.app.notices ? (
                <Suspense>
                  <AppNotices path={route.path} />
                  {blocks}
                </Suspense>
              ) : (
                blocks
              )}
            </PageColumn>
          </>
        )
      }
    </ScreenView>
  );
}

function ScreenHeader({
  route,
  choice,
  actions,
  width,
}: {
  route: ScreenRoute;
  choice: TextKey | undefined;
  actions: ScreenModule['actions'];
  width: 'normal' | 'columns' | 'wide';
}) {
  const { t } = useTranslation();
  const scope = useScope();
  const isScrolled = useIsScrolled();
  const crumbs = crumbsOf(route.path, (path) => screens.get(path)?.title, choice);
  const shown = actions.filter((action) => evaluate(action.when, scope));
  return (
    <Header
      isScrolled={isScrolled}
      width={width}
      back={
        // The runtime may have its own back button.
        !isSection(route.path) &&
        !runtime.backButton && (
          <Suspense fallback={<Box w={44} />}>
            <BackLink />
          </Suspense>
        )
      }
      actions={shown.length === 0 ? undefined : <HeaderActions key={route.path} actions={shown} />}
    >
      <Breadcrumb
        label={t('breadcrumb.label')}
        items={crumbs.map(({ path, title, isLink }) => {
          const target = { to: path, search: path === route.path ? {} : sharedSearch(path, scope) };
          return { key: `${path} ${title}`, label: t(title), target: isLink ? target : undefined };
        })}
      />
    </Header>
  );
}

function HeaderActions({ actions }: Pick<ScreenModule, 'actions'>) {
  const { t } = useTranslation();
  const context = useActionContext(useScope());
  // Render again when one of the toggle actions changes.
  useIsHidingChosen();
  useAreNamesRevealed();
  return actions.map(({ icon: Icon, label, action }) => {
    const bound = action.bind(action.props, context);
    return (
      <PressIcon key={label} aria-label={t(label)} aria-pressed={bound.isPressed?.()} press={bound}>
        <Icon size={20} stroke={1.75} />
      </PressIcon>
    );
  });
}

/** The search parameters of this screen that the section also accepts, so that the currency or tab is kept. */
function sharedSearch(path: string, scope: Scope): Record<string, unknown> {
  const params = Object.entries(recordOf(scope.roots['search'])).map(([name, value]) => [
    name,
    recordOf(value).key ?? value,
  ]);
  return acceptedSearch(path, Object.fromEntries(params));
}
