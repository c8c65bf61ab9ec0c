import { useTranslation } from 'react-i18next';

import { pressOf } from '../../engine/Bound.tsx';
import { holds } from '../../engine/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import type { ListModule } from '../../engine/screen-model.ts';
import { useScope } from '../../engine/scope.ts';
import { isFiltered } from './page.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';

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
        message={t('filter.noMatchHint')}
      />
    );
  const isOffered = action !== undefined && holds(action.when, scope);
  return (
    <EmptyState
      icon={<Icon size={28} stroke={1.5} />}
      title={t(title)}
      {...(message === undefined ? {} : { message: t(message) })}
      action={
        isOffered && (
          <Button variant="quiet" {...pressOf(bind(action.action))}>
            {t(action.label)}
          </Button>
        )
      }
    />
  );
}
