import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { accountOf, isZeroAccount } from '../../domain/address.ts';
import { queryIn } from '../../engine/data.ts';
import { useScope } from '../../engine/scope.ts';
import { depositAddressQueries } from '../../queries/deposit-addresses.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import type { AddressProps } from './definition.ts';
import { networkOf } from './fault.ts';

/**
 * What the last look says of an address that is right and yet hardly meant: the zero address, and the user's own deposit
 * addresses on the network. Where those cannot be had, nothing is said of them.
 */
export function AddressWarnings({ text, props }: { text: string; props: AddressProps }) {
  const { t } = useTranslation();
  const scope = useScope();
  const { key, form } = networkOf(props, scope);
  const account = form && accountOf(text, form);
  const own = useQueries({
    queries: depositAddressQueries(key).map((query) => queryIn(scope, query)),
    combine: (results) => results.map(({ data }): unknown => Object(data).address),
  });
  if (!form || account === undefined) return null;
  const isOwn = own.some((one) => typeof one === 'string' && accountOf(one, form) === account);
  return (
    <div role="status">
      {isZeroAccount(account) && <Notice tone="warn">{t('form.address.zero')}</Notice>}
      {isOwn && <Notice tone="warn">{t('form.address.own')}</Notice>}
    </div>
  );
}
