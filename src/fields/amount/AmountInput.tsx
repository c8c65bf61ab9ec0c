import { useCallbackRef } from '@mantine/hooks';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { decimal, decimalsOf } from '../../domain/decimal.ts';
import type { InputProps } from '../../engine/field.ts';
import { ExplainButton, FigureCard } from '../../engine/Explained.tsx';
import { useMessage } from '../../engine/resolved.tsx';
import { useScope, valueOf } from '../../engine/scope.ts';
import { AvailableHint } from './AvailableHint.tsx';
import type { AmountProps } from './definition.ts';
import { brokenBound } from './fault.ts';
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
  isDisabled,
  props,
}: InputProps & { props: AmountProps }) {
  const { label, unit, step, required, available, dollars } = props;
  const { t } = useTranslation();
  const scope = useScope();
  const message = useMessage();
  const choose = useCallbackRef(onChange);
  // A keystroke is painted first; what is computed from it follows.
  const computedFrom = useDeferredValue(text);
  const detail = error === undefined ? undefined : brokenBound(text, props, scope)?.detail;
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
        detail={detail && message(detail)}
        aside={<ExplainButton />}
        hint={available && <AvailableHint props={props} />}
        isDisabled={isDisabled}
        isRequired={required !== undefined}
        onChange={onChange}
        onBlur={onBlur}
        isLarge={available !== undefined}
        below={dollars !== undefined && <Worth text={computedFrom} props={props} />}
      />
      {available && <Shares props={props} isDisabled={isDisabled} onChoose={choose} />}
      <Received text={computedFrom} props={props} />
    </FigureCard>
  );
}
