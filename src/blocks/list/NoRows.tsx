import { EmptyState } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { evaluate } from 'engine/runtime/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { useSetFilters } from '../../engine/set-filters.ts';
import { Button } from '../../ui/button/Button.tsx';
import { PressButton } from '../../ui/press/Press.tsx';

/** The empty state of a list: a description and the next step. */
export default function NoRows({ list }: { list: ListModule }) {
  const { t } = useTranslation();
  const scope = useScope();
  const bind = useAction();
  const set = useSetFilters();
  const { icon: Icon, title, message, action } = list.empty;
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
