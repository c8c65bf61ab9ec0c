import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { type AddressNetwork, checkAddress } from '../../domain/address.ts';
import type { Payee } from '../../domain/payee.ts';
import { choicesOf } from '../../engine/catalogues.ts';
import { PicksContext, usePick } from '../../engine/picks.ts';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import type { CatalogueName } from '../../values/schema.ts';
import { values } from '../../values/values.ts';
import type { AddressProps } from './definition.ts';
import { formatOf, networkOf } from './fault.ts';
import { tokenAt, tokenLabel } from './token.ts';

interface OtherPayeeProps {
  readonly payee: Payee;
  readonly props: AddressProps;
}

/**
 * What a scanned or pasted code asks for that the form does not send: another network or another token. Where the form
 * has a choice of it, a button switches to it and keeps what was typed.
 */
export function OtherPayee({ payee, props }: OtherPayeeProps) {
  const { t } = useTranslation();
  const scope = useScope();
  if (payee.network === 'other') return <Notice tone="warn">{t('form.code.unknownNetwork')}</Notice>;
  const { form } = networkOf(props, scope);
  const network = networkMeant(payee, form);
  if (network !== undefined && network !== form) return <OfNetwork form={network} props={props} />;
  return <OfToken payee={payee} props={props} />;
}

/** Nothing is said where the form offers no such network: the field's error does. */
function OfNetwork({ form, props }: { readonly form: AddressNetwork; readonly props: AddressProps }) {
  const { t } = useTranslation();
  const offer = useOffer(props.network, 'networks', (key) => formatOf(key) === form);
  if (!offer) return null;
  return (
    <Notice tone="warn" action={<Switch {...offer} />}>
      {t('form.code.network', { network: offer.label })}
    </Notice>
  );
}

/** Another token, or the network's own coin. */
function OfToken({ payee: { contract, isForCoin = false }, props }: OtherPayeeProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const { key: network, form } = networkOf(props, scope);
  const meant = contract === undefined || !form ? undefined : tokenAt(contract, network, form);
  const offer = useOffer(props.token, 'tokens', (key) => key === meant);
  const key = String(valueOf(props.token, scope));
  if (props.token === undefined || (contract === undefined && !isForCoin) || meant === key) return null;
  const fieldToken = tokenLabel(key);
  const other = isForCoin ? values.networks.networks[network]?.coin : meant && tokenLabel(meant);
  return (
    <Notice tone="warn" action={offer && <Switch {...offer} />}>
      {other === undefined
        ? t('form.code.unknownToken', { own: fieldToken })
        : t('form.code.token', { token: other, own: fieldToken })}
    </Notice>
  );
}

interface Offer {
  readonly label: string;
  readonly run: () => void;
}

function Switch({ label, run }: Offer) {
  const { t } = useTranslation();
  return (
    <Button variant="outline" onClick={run}>
      {t('form.code.switch', { name: label })}
    </Button>
  );
}

/** The entry that the form's choice behind a reference offers and that is meant; undefined if there is none. */
function useOffer(reference: unknown, from: CatalogueName, isMeant: (key: string) => boolean): Offer | undefined {
  const set = usePick();
  const pick = use(PicksContext)[parameterOf(reference) ?? ''];
  const entry = pick && choicesOf(from, pick.offer).find(({ value }) => isMeant(value));
  if (!entry) return undefined;
  return { label: entry.label, run: () => set(pick, entry.value) };
}

/** The form's parameter that a reference reads as a whole, such as `network` for `$parameter.network`. */
function parameterOf(reference: unknown): string | undefined {
  return /^\$parameter\.(\w+)$/.exec(String(reference))?.[1];
}

/** The address format of a code: that of its link, or the one that its address looks like. */
function networkMeant({ network, address }: Payee, fieldNetwork: AddressNetwork | undefined) {
  if (network !== undefined && network !== 'other') return network;
  const check = fieldNetwork && checkAddress(address, fieldNetwork);
  return check?.isValid === false ? check.looksLike : undefined;
}
