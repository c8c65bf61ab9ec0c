import { Stack } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { accountOf, isZeroAccount } from '../../domain/address.ts';
import { isLookalike } from '../../domain/lookalike.ts';
import { queryIn } from 'engine/runtime/data.ts';
import type { ReviewProps } from 'engine/runtime/field.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { depositAddressQueries } from '../../queries/deposit-addresses.ts';
import { AddressGroups } from '../../ui/address-groups/AddressGroups.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { values } from '../../values/values.ts';
import type { AddressProps } from './definition.ts';
import { networkOf } from './fault.ts';
import { isUserWallet } from './user-wallet.ts';
import { tokenAt, tokenLabel } from './token.ts';
import { recordOf } from 'engine/record.ts';

/**
 * Warnings in the review about a valid but unlikely address: one without a key, the contract of a token, the user's own
 * deposit address on the network (none where the field offers it as the own wallet), an address similar to one used before, and an address never used before. A check without its data shows
 * nothing.
 */
export function AddressWarnings({ text, props, sent }: ReviewProps<AddressProps>) {
  const { t } = useTranslation();
  const scope = useScope();
  const { key, form } = networkOf(props, scope);
  const account = form && accountOf(text, form);
  const userAddresses = useQueries({
    queries: depositAddressQueries(key).map((query) => queryIn(scope, query)),
    combine: (results) => results.map(({ data }): unknown => recordOf(data).address),
  });
  if (!form || account === undefined) return null;
  const { burn = [] } = values.networks.networks[key] ?? {};
  const isBurn = isZeroAccount(account) || burn.some((one) => accountOf(one, form) === account);
  const token = tokenAt(text, key, form);
  const isWallet = isUserWallet(text, props, scope);
  const isUserAddress =
    !isWallet && userAddresses.some((one) => typeof one === 'string' && accountOf(one, form) === account);
  const before = sent && addressesOf(sent);
  const isKnown = before?.some((one) => accountOf(one, form) === account) === true;
  const meant = isKnown ? undefined : before?.find((one) => isLookalike(one, text, values.app.addressEnds));
  return (
    <div role="status">
      {isBurn && <Notice tone="warn">{t('form.address.burn')}</Notice>}
      {token !== undefined && <Notice tone="warn">{t('form.address.contract', { token: tokenLabel(token) })}</Notice>}
      {isWallet && <Notice>{t('form.address.ownWallet')}</Notice>}
      {isUserAddress && <Notice tone="warn">{t('form.address.own')}</Notice>}
      {meant !== undefined && (
        <Notice tone="negative" title={t('form.address.lookalike')}>
          <Stack gap="xs">
            <p>{t('form.address.lookalikeHint')}</p>
            <p>{t('form.address.thisOne')}</p>
            <AddressGroups address={text} beside={meant} />
            <p>{t('form.address.usedBefore')}</p>
            <AddressGroups address={meant} beside={text} />
          </Stack>
        </Notice>
      )}
      {before && !isKnown && meant === undefined && !isWallet && !isUserAddress && !isBurn && token === undefined && (
        <Notice>{t('form.address.new')}</Notice>
      )}
    </div>
  );
}

/** The addresses in history entries. */
function addressesOf(entries: readonly unknown[]): readonly string[] {
  return entries.map((entry): unknown => recordOf(entry).address).filter((one) => typeof one === 'string');
}
