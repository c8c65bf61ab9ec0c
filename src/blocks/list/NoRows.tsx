import { EmptyState } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { evaluate } from 'engine/runtime/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { useSetFilters } from '../../engine/set-filters.ts';
import { Button } from '../../ui/button/Button.tsx';
import { PressButton } from '../../ui/press/Press.tsx';

/** What stands where there are no entries: a description and the next step, or that none match the filters. */
export default function NoRows({ empty }: Pick<ListModule, 'empty'>) {
  const { t } = useTranslation();
  const scope = useScope();
  const bind = useAction();
  const set = useSetFilters();
  const { icon: Icon, title, message, action } = empty;
  if (set)
    return (
      <EmptyState
        icon={<Icon size={28} stroke={1.5} />}
        title={t('filter.nothingFor', { filters: set.said })}
        description={t('filter.noMatchHint')}
      >
        <EmptyState.Actions>
          <Button variant="quiet" fullWidth={false} onClick={set.clear}>
            {t('filter.clear')}
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  const isOffered = action !== undefined && evaluate(action.when, scope);
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
