import { decimal, isPositive, parseAmount, roundDownToStep } from '../../domain/decimal.ts';
import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { useIsHidden } from '../../engine/privacy.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { resolve, useScope, valueOf } from '../../engine/scope.ts';
import { ButtonRow } from '../../ui/button/Button.tsx';
import { Growing } from '../../ui/growing/Growing.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import type { AmountProps } from './definition.ts';

/** That there is nothing to fill in, and the ways to more, side by side; nothing while there is something, or amounts are hidden. */
export function NothingAvailable({ props: { available, step } }: { props: AmountProps }) {
  const scope = useScope();
  const message = useMessage();
  const isHidden = useIsHidden();
  if (!available?.empty || isHidden) return null;
  if (resolve(available.value, scope).state === 'pending') return <Growing />;
  const most = parseAmount(valueOf(available.value, scope));
  const finest = decimal(String(valueOf(step, scope)));
  if (most === undefined || isPositive(roundDownToStep(most, finest))) return null;
  return (
    <Notice
      action={
        <ButtonRow>
          <ButtonNodes buttons={available.empty.buttons} size="sm" />
        </ButtonRow>
      }
    >
      {message(available.empty.text)}
    </Notice>
  );
}
