import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type Payee, addressFromText, payeeFromText } from '../../domain/address-text.ts';
import { useMessage } from '../../engine/resolved.tsx';
import type { InputProps } from '../../engine/field.ts';
import { isWaiting, useScope, valueOf } from '../../engine/scope.ts';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { Growing } from '../../ui/growing/Growing.tsx';
import { OtherPayee } from './OtherPayee.tsx';
import { SavedAddress } from './SavedAddress.tsx';
import { ScanAddress } from './ScanAddress.tsx';
import { canReadClipboard } from './allowed.ts';
import type { AddressProps } from './definition.ts';
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
  const { label, hint, saved } = props;
  const { t } = useTranslation();
  const message = useMessage();
  const scope = useScope();
  const known = savedAddress(props, scope);
  const [payee, setPayee] = useState<Payee>();
  const isOpen = saved !== undefined && valueOf(saved.value, scope) === undefined && isWaiting(scope);
  const takeWhole = (given: string): void => {
    const found = payeeFromText(given);
    setPayee(found);
    // An address of another chain may be a valid one here, and what is sent to it would be lost.
    if (found.network !== 'other') onChange(found.address, { memo: found.memo });
  };
  const take = (given: string): void => {
    // One new character is typed; more at once are pasted, dropped or autofilled.
    if (given.length > text.length + 1) takeWhole(given);
    else {
      setPayee(undefined);
      onChange(addressFromText(given));
    }
  };
  return (
    <>
      <TextInput
        id={id}
        name={name}
        variant="code"
        label={t(label)}
        value={text}
        maxLength={200}
        error={error}
        description={hint === undefined ? undefined : message(hint)}
        disabled={isDisabled}
        aria-required
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={onBlur}
        aside={
          <>
            <ScanAddress isDisabled={isDisabled} onScan={takeWhole} />
            {canReadClipboard() && (
              <Anchor
                component="button"
                type="button"
                disabled={isDisabled}
                onClick={() => void navigator.clipboard.readText().then(takeWhole, () => undefined)}
              >
                {t('form.paste')}
              </Anchor>
            )}
          </>
        }
      />
      <div aria-live="polite">
        {payee && (payee.network === 'other' || payee.address === text) && <OtherPayee payee={payee} props={props} />}
      </div>
      {isOpen && <Growing />}
      {saved && known !== undefined && (
        <SavedAddress
          label={t(saved.label)}
          address={known}
          clear={saved.clear}
          isDisabled={isDisabled}
          onTake={() => onChange(known)}
        />
      )}
    </>
  );
}
