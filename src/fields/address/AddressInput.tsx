import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { addressFromText, payeeFromQr } from '../../domain/address-text.ts';
import { holds } from '../../engine/condition.ts';
import { useMessage } from '../../engine/resolved.tsx';
import type { InputProps } from '../../engine/field.ts';
import { isWaiting, useScope, valueOf } from '../../engine/scope.ts';
import { runtime } from '../../runtime/runtime.ts';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { Growing } from '../../ui/growing/Growing.tsx';
import { SavedAddress } from './SavedAddress.tsx';
import { canReadClipboard } from './clipboard.ts';
import type { AddressProps } from './definition.ts';

/** An address, with paste and the address used last. */
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
  const known = holds(saved?.when, scope) ? valueOf(saved?.value, scope) : undefined;
  const isOpen = saved !== undefined && known === undefined && isWaiting(scope);
  const take = (given: string): void => onChange(addressFromText(given));
  const { scan } = runtime;
  const takeScanned = (scanned: string | undefined): void => {
    if (scanned === undefined) return;
    const { address, memo } = payeeFromQr(scanned);
    onChange(address, { memo });
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
            {scan && (
              <Anchor
                component="button"
                type="button"
                disabled={isDisabled}
                onClick={() => void scan(t('form.scanHint')).then(takeScanned)}
              >
                {t('form.scan')}
              </Anchor>
            )}
            {canReadClipboard() && (
              <Anchor
                component="button"
                type="button"
                disabled={isDisabled}
                onClick={() => void navigator.clipboard.readText().then(take, () => undefined)}
              >
                {t('form.paste')}
              </Anchor>
            )}
          </>
        }
      />
      {isOpen && <Growing />}
      {saved && typeof known === 'string' && known !== '' && (
        <SavedAddress
          label={t(saved.label)}
          address={known}
          clear={saved.clear}
          isDisabled={isDisabled}
          onTake={() => take(known)}
        />
      )}
    </>
  );
}
