import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useBaseScope } from '../engine/base-scope.ts';
import { useAction } from '../engine/navigation.ts';
import { useIsHidden } from '../engine/privacy.ts';
import { ScopeProvider, valueOf } from 'engine/runtime/scope.ts';
import { formatNumber } from '../i18n/format/number.ts';
import { useLanguage } from '../i18n/language.ts';
import { PressAnchor } from '../ui/press/Press.tsx';
import type { ActionNode } from 'engine/runtime/screen-model.ts';
import { type Source, scopeOf } from './sources.ts';

/** The amount of an entry, unless amounts are hidden, and the link to it. */
export function Details({ source, entry }: { readonly source: Source; readonly entry: unknown }) {
  const scope = scopeOf(source, useBaseScope(), entry);
  const isHidden = useIsHidden();
  const language = useLanguage();
  const { amount, unit, action } = source.list;
  const value = isHidden || amount === undefined ? undefined : valueOf(amount, scope);
  return (
    <ScopeProvider value={scope}>
      <Group component="span" justify="space-between" gap="xs">
        {value !== undefined && value !== null && (
          <bdi className="num" translate="no">
            {formatNumber(value, 'token', language)}
            {unit !== undefined && `\u00A0${String(valueOf(unit, scope))}`}
          </bdi>
        )}
        <Look action={action} />
      </Group>
    </ScopeProvider>
  );
}

function Look({ action }: { readonly action: ActionNode }) {
  const { t } = useTranslation();
  const press = useAction()(action);
  return <PressAnchor press={press}>{t('transfer.look')}</PressAnchor>;
}
