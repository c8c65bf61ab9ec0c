import { Anchor } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { accountOf, isAddressShaped } from '../../domain/address.ts';
import { type Payee, addressFromText, payeeFromText } from '../../domain/payee.ts';
import { useMessage } from '../../engine/resolved.tsx';
import type { InputProps } from 'engine/runtime/field.ts';
import { isWaiting, useScope, valueOf } from 'engine/runtime/scope.ts';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { replaceText } from '../../ui/field/replace-text.ts';
import { Growing } from '../../ui/growing/Growing.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { OtherPayee } from './OtherPayee.tsx';
import { SavedAddress } from './SavedAddress.tsx';
import { ScanAddress } from './ScanAddress.tsx';
import { canReadClipboard } from './allowed.ts';
import type { AddressProps } from './definition.ts';
import { networkOf } from './fault.ts';
import { userWallet } from './user-wallet.ts';
import { savedAddress } from './saved.ts';

/** An address input with scan, paste and the last used address. Pasted or scanned text may be a payment link. */
export function AddressInput({
  id,
  name,
  text,
  onChange,
  onBlur,
  error,
  isDisabled,
  props,
}: InputProps & { props: AddressProps }) {
  const { label, hint, saved, own: wallet } = props;
  const { t } = useTranslation();
  const message = useMessage();
  const scope = useScope();
  const known = savedAddress(props, scope);
  const walletAddress = userWallet(props, scope);
  const { form } = networkOf(props, scope);
  const [payee, setPayee] = useState<Payee>();
  const [isPasteFailed, setPasteFailed] = useState(false);
  const isOpen =
    isWaiting(scope) && [saved, wallet].some((offered) => offered && valueOf(offered.value, scope) === undefined);
  const take = (next: Payee): void => {
    const { address, memo, network } = next;
    setPayee(next);
    setPasteFailed(false);
    // An address of another chain may be a valid one here, and what is sent to it would be lost.
    if (network === 'other') return;
    const account = form && accountOf(address, form);
    const isSame = form !== undefined && account !== undefined && account === accountOf(text, form);
    // The memo of a code belongs to its address, in whatever spelling; another address takes it back.
    onChange(address, isSame && network === undefined && memo === '' ? undefined : { memo });
  };
  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const { value } = currentTarget;
    const { data, inputType = '' }: Partial<InputEvent> = nativeEvent instanceof InputEvent ? nativeEvent : {};
    const inserted = inputType.startsWith('delete') ? '' : (data ?? value);
    const [pasted, whole] = [payeeFromText(inserted), payeeFromText(value)];
    // A link that is typed key by key stays as it is until its address is complete.
    const isWhole = inserted.length > 1 || isAddressShaped(whole.address);
    const typed = isWhole ? whole : { address: addressFromText(value), memo: '' };
    const next = isAddressShaped(pasted.address) ? pasted : typed;
    take(next);
    if (next.network === 'other') replaceText(currentTarget, text, nativeEvent);
    else replaceText(currentTarget, next.address);
  };
  const paste = async (): Promise<void> => {
    const copied = await navigator.clipboard.readText().catch(() => '');
    if (copied.trim() !== '') return take(payeeFromText(copied));
    setPasteFailed(true);
    document.getElementById(id)?.focus();
  };
  const isOfPayee = payee?.network === 'other' || payee?.address === text;
  return (
    <>
      <TextInput
        id={id}
        name={name}
        variant="code"
        label={t(label)}
        value={text}
        error={error}
        description={hint === undefined ? undefined : message(hint)}
        disabled={isDisabled}
        aria-required
        onChange={type}
        onBlur={onBlur}
        aside={
          <>
            <ScanAddress isDisabled={isDisabled} onScan={(code) => take(payeeFromText(code))} />
            {canReadClipboard() && (
              <Anchor component="button" type="button" disabled={isDisabled} onClick={() => void paste()}>
                {t('form.paste')}
              </Anchor>
            )}
          </>
        }
      />
      <div aria-live="polite">
        {isPasteFailed && <Notice tone="warn">{t('form.pasteFailed')}</Notice>}
        <OtherPayee payee={payee && isOfPayee ? payee : { address: text, memo: '' }} props={props} />
      </div>
      {isOpen && <Growing />}
      {saved && known !== undefined && (
        <SavedAddress
          label={t(saved.label)}
          address={known}
          clear={saved.clear}
          isDisabled={isDisabled}
          onTake={() => take({ address: known, memo: '' })}
        />
      )}
      {wallet && walletAddress !== undefined && (
        <SavedAddress
          label={t(wallet.label)}
          address={walletAddress}
          clear={undefined}
          isDisabled={isDisabled}
          onTake={() => take({ address: walletAddress, memo: '' })}
        />
      )}
    </>
  );
}
