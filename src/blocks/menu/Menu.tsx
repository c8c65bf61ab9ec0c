import { Card } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { CellView } from 'engine/runtime/CellView.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import { ListRow, RowList } from '../../ui/list-row/ListRow.tsx';
import type { MenuProps } from './definition.ts';

/** A menu of links. */
export default function Menu({ label, isTitled, items }: MenuProps) {
  const id = useId();
  const { t } = useTranslation();
  const scope = useScope();
  const bind = useAction();
  return (
    <Card component="section" aria-labelledby={isTitled ? id : undefined}>
      {isTitled && <SectionHeader id={id} title={t(label)} />}
      <RowList label={t(label)}>
        {items
          .filter((item) => evaluate(item.when, scope))
          .map(({ icon: Icon, label: name, detail, action, isDisabled }) => {
            const press = action && bind(action);
            return (
              <ListRow
                key={name}
                leading={<Icon size={22} stroke={1.75} />}
                title={t(name)}
                trailingSub={detail && <CellView node={detail} />}
                end={
                  (press?.target ?? press?.href) !== undefined && <IconChevronRight size={18} className="flip-in-rtl" />
                }
                isDisabled={isDisabled}
                press={press}
              />
            );
          })}
      </RowList>
    </Card>
  );
}
