import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { useIsHidden } from '../../engine/privacy.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { useScope } from '../../engine/scope.ts';
import { Growing } from '../../ui/growing/Growing.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { availableIn } from './available.ts';
import { ButtonRow } from '../../ui/button/ButtonRow.tsx';
import type { AmountProps } from './definition.ts';

/** A message that no amount is available, with buttons to get more; not while amounts are hidden. */
export function NothingAvailable({ props }: { props: AmountProps }) {
  const scope = useScope();
  const message = useMessage();
  const isHidden = useIsHidden();
  const { empty } = props.available ?? {};
  if (!empty || isHidden) return null;
  const { isComing, isNothing } = availableIn(props, scope);
  if (isComing) return <Growing />;
  if (!isNothing) return null;
  return (
    <Notice
      action={
        <ButtonRow>
          <ButtonNodes buttons={empty.buttons} size="sm" />
        </ButtonRow>
      }
    >
      {message(empty.text)}
    </Notice>
  );
}
