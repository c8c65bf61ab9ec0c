import { useCallbackRef } from '@mantine/hooks';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { decimal, decimalsOf } from '../../domain/decimal.ts';
import type { InputProps } from 'engine/runtime/field.ts';
import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { ExplainButton, FigureCard } from '../../engine/Explained.tsx';
import { useIsHidden } from '../../engine/privacy.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import styles from './AmountInput.module.css';
import { AvailableHint } from './AvailableHint.tsx';
import { availableIn } from './available.ts';
import type { AmountProps } from './definition.ts';
import { Shares } from './Shares.tsx';
import { TypedAmount } from './TypedAmount.tsx';
import { Received, Worth } from './Worth.tsx';

/** A token amount with the available balance, its value, buttons for shares and Max, and the payout of a sale. */
export function AmountInput({
  id,
  name,
  text,
  onChange,
  onBlur,
  error,
  detail,
  isDisabled,
  props,
}: InputProps & { props: AmountProps }) {
  const { label, unit, step, required, available, dollars } = props;
  const { t } = useTranslation();
  const scope = useScope();
  const message = useMessage();
  const isHidden = useIsHidden();
  // Hidden amounts do not show that there is nothing either.
  const empty = !isHidden && availableIn(props, scope).isNothing ? available?.empty : undefined;
  const choose = useCallbackRef(onChange);
  // A keystroke is painted first; what is computed from it follows.
  const computedFrom = useDeferredValue(text);
  return (
    <FigureCard>
      <TypedAmount
        id={id}
        name={name}
        label={t(label)}
        unit={String(valueOf(unit, scope) ?? '')}
        decimals={decimalsOf(decimal(String(valueOf(step, scope))))}
        text={text}
        error={error}
        detail={detail}
        aside={<ExplainButton />}
        hint={
          empty ? (
            <span className={styles.missing}>{message(empty.text)}</span>
          ) : (
            available && <AvailableHint props={props} />
          )
        }
        isDisabled={isDisabled}
        isRequired={required !== undefined}
        onChange={onChange}
        onBlur={onBlur}
        isLarge={available !== undefined}
        below={dollars !== undefined && <Worth text={computedFrom} props={props} />}
      />
      {/* The ways to more stand in place of the shares and are as high, so that nothing moves once the balance is known. */}
      {empty ? (
        <div className={styles.shares}>
          <ButtonNodes buttons={empty.buttons} size="sm" />
        </div>
      ) : (
        available && <Shares props={props} isDisabled={isDisabled} onChoose={choose} />
      )}
      <Received text={computedFrom} props={props} />
    </FigureCard>
  );
}
