import { useTranslation } from 'react-i18next';

import { holds } from '../../engine/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import { useScope } from '../../engine/scope.ts';
import { ActionTile, ActionTiles } from '../../ui/action-tile/ActionTile.tsx';
import type { TilesProps } from './definition.ts';

/** Quick actions in a row. */
export default function Tiles({ label, items }: TilesProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const bind = useAction();
  return (
    <nav aria-label={t(label)}>
      <ActionTiles>
        {items
          .filter((item) => holds(item.when, scope))
          .map(({ icon: Icon, label: name, action }) => (
            <ActionTile key={name} icon={<Icon size={24} stroke={1.75} />} label={t(name)} press={bind(action)} />
          ))}
      </ActionTiles>
    </nav>
  );
}
