import { holds } from '../../engine/condition.ts';
import { pressOf } from '../../engine/Bound.tsx';
import { useAction } from '../../engine/navigation.ts';
import { useScope } from '../../engine/scope.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ActionTile, ActionTiles } from '../../ui/action-tile/ActionTile.tsx';
import type { TilesProps } from './definition.ts';

/** Quick actions in a row. */
export default function Tiles({ label, items }: TilesProps) {
  const { text } = useTexts();
  const scope = useScope();
  const bind = useAction();
  return (
    <nav aria-label={text(label)}>
      <ActionTiles>
        {items
          .filter((item) => holds(item.when, scope))
          .map(({ icon: Icon, label: name, action }) => (
            <ActionTile
              key={name}
              icon={<Icon size={24} stroke={1.75} />}
              label={text(name)}
              {...pressOf(bind(action))}
            />
          ))}
      </ActionTiles>
    </nav>
  );
}
