import { useLocation } from '@tanstack/react-router';

import { screenPath } from '../../domain/screen-path.ts';
import { pressOf } from '../../engine/Bound.tsx';
import { useAction, useActionContext } from '../../engine/navigation.ts';
import { useScope, valueOf } from '../../engine/scope.ts';
import { useTexts } from '../../i18n/texts.ts';
import { SegmentedNav } from '../../ui/segmented/SegmentedNav.tsx';
import { values } from '../../values/values.ts';
import type { TabsProps } from './definition.ts';

/** Links to this screen with another value of one search parameter, for which the history keeps one entry, or to other screens. */
export default function Tabs({ label, parameter = '', from, items }: TabsProps) {
  const { text } = useTexts();
  const scope = useScope();
  const context = useActionContext(scope);
  const bind = useAction();
  const { pathname, search } = useLocation();
  const current = valueOf(`$search.${parameter}`, scope);
  const choice = (value: string, name: string) => {
    const target = { to: pathname, search: { ...search, [parameter]: value }, isReplacing: true };
    const { link = <a /> } = pressOf({ href: context.hrefOf(target), run: () => context.go(target) });
    return { key: value, label: name, link, isCurrent: value === current };
  };
  const catalogue = from === undefined ? {} : from === 'tokens' ? values.tokens.tokens : values.networks.networks;
  return (
    <SegmentedNav
      label={text(label)}
      items={[
        ...Object.entries(catalogue).map(([value, entry]) => choice(value, entry.label)),
        ...items.map((item) => {
          if ('value' in item) return choice(item.value, text(item.label));
          const bound = bind(item.action);
          const [path] = (bound.href ?? '').split('?');
          return {
            key: item.label,
            label: text(item.label),
            link: pressOf(bound).link ?? <a />,
            isCurrent: path === screenPath(pathname),
          };
        }),
      ]}
    />
  );
}
