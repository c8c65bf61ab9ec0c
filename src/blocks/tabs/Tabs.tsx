import { useLocation } from '@tanstack/react-router';

import { pressOf } from '../../engine/Bound.tsx';
import { useActionContext } from '../../engine/navigation.ts';
import { useScope, valueOf } from '../../engine/scope.ts';
import { useTexts } from '../../i18n/texts.ts';
import { SegmentedNav } from '../../ui/segmented/SegmentedNav.tsx';
import { values } from '../../values/values.ts';
import type { TabsProps } from './definition.ts';

/** Links to this screen with another value of one search parameter; the history keeps one entry. */
export default function Tabs({ label, parameter, from, items }: TabsProps) {
  const { text } = useTexts();
  const scope = useScope();
  const context = useActionContext(scope);
  const { pathname, search } = useLocation();
  const current = valueOf(`$search.${parameter}`, scope);
  const catalogue = from === undefined ? {} : from === 'tokens' ? values.tokens.tokens : values.networks.networks;
  const choices = [
    ...Object.entries(catalogue).map(([value, entry]) => ({ value, label: entry.label })),
    ...items.map((item) => ({ value: item.value, label: text(item.label) })),
  ];
  return (
    <SegmentedNav
      label={text(label)}
      items={choices.map((choice) => {
        const target = { to: pathname, search: { ...search, [parameter]: choice.value }, isReplacing: true };
        const { link } = pressOf({ href: context.hrefOf(target), run: () => context.go(target) });
        return { key: choice.value, label: choice.label, link: link ?? <a />, isCurrent: choice.value === current };
      })}
    />
  );
}
