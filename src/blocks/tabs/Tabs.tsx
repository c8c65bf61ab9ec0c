import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { screenPath } from '../../domain/screen-path.ts';
import { choicesOf } from '../../engine/catalogues.ts';
import { useAction } from '../../engine/navigation.ts';
import { useAreChoicesLocked } from '../../engine/locked-choices.ts';
import { useSearchChoice } from '../../engine/search-choice.ts';
import { SegmentedNav } from '../../ui/segmented/SegmentedNav.tsx';
import type { TabsProps } from './definition.ts';

/**
 * Links to this screen with another value of one search parameter, or to other screens. After the first step of a form
 * the other tabs are disabled: they would lead back to the first step.
 */
export default function Tabs({ label, parameter = '', from, offer, items, clears }: TabsProps) {
  const { t } = useTranslation();
  const bind = useAction();
  const { pathname } = useLocation();
  const areLocked = useAreChoicesLocked();
  const offered = [
    ...(from === undefined ? [] : choicesOf(from, offer)),
    ...items.flatMap((item) => ('value' in item ? [{ value: item.value, label: t(item.label) }] : [])),
  ];
  const choices = useSearchChoice(parameter, offered, clears).map((choice) => ({
    ...choice,
    isDisabled: areLocked && !choice.isCurrent,
  }));
  const ways = items.flatMap((item) => {
    if ('value' in item) return [];
    const { target } = bind(item.action);
    if (!target) return [];
    return [{ key: item.label, label: t(item.label), target, isCurrent: target.to === screenPath(pathname) }];
  });
  return <SegmentedNav label={t(label)} hasNames={from !== undefined} items={[...choices, ...ways]} />;
}
