import { useState } from 'react';

import { renderInScope } from '../../../engine/testing/render.tsx';
import { scopeOf } from '../../../engine/testing/scope.ts';
import { AmountInput } from '../AmountInput.tsx';
import type { AmountProps } from '../definition.ts';
import { holding, xaut } from './xaut.ts';

const props: AmountProps = { ...xaut, dollars: '$account.price' };
const account = holding('1.23456789');

function Typed({ start, isDisabled, fieldProps }: { start: string; isDisabled: boolean; fieldProps: AmountProps }) {
  const [text, setText] = useState(start);
  return (
    <>
      <AmountInput
        id="amount"
        name="amount"
        text={text}
        onChange={setText}
        onBlur={() => undefined}
        error={undefined}
        isDisabled={isDisabled}
        props={fieldProps}
      />
      <output>{text}</output>
    </>
  );
}

/** Renders the field with 1.23456789 XAUT available; returns the screen, the input and an element with the value. */
export async function amountField({
  start = '',
  isDisabled = false,
  step = xaut.step,
  available = props.available,
  data = { account },
} = {}) {
  const fieldProps = { ...props, step, ...(available && { available }) };
  const screen = await renderInScope(
    <Typed start={start} isDisabled={isDisabled} fieldProps={fieldProps} />,
    scopeOf({ data }),
  );
  return { screen, input: screen.getByRole('textbox'), output: screen.getByRole('status') };
}
