import { EmptyState } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { holds } from '../../engine/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import type { ListModule } from '../../engine/screen-model.ts';
import { useScope } from '../../engine/scope.ts';
import { isFiltered } from './page.ts';
import { PressButton } from '../../ui/press/Press.tsx';

/** What stands where a list has no entry: what would be here, and the next step. */
export function NoRows({ list }: { list: ListModule }) {
  const { t } = useTranslation();
  const scope = useScope();
  const bind = useAction();
  const { icon: Icon, title, message, action } = list.empty;
  if (isFiltered(list, scope))
    return (
      <EmptyState
        icon={<Icon size={28} stroke={1.5} />}
        title={t('filter.noMatch')}
        description={t('filter.noMatchHint')}
      />
    );
  const isOffered = action !== undefined && holds(action.when, scope);
  return (
    <EmptyState icon={<Icon size={28} stroke={1.5} />} title={t(title)} description={message && t(message)}>
      {isOffered && (
        <EmptyState.Actions>
          <PressButton variant="quiet" fullWidth={false} press={bind(action.action)}>
            {t(action.label)}
          </PressButton>
        </EmptyState.Actions>
      )}
    </EmptyState>
  );
}
