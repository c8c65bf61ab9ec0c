import { CellView } from 'engine/runtime/CellView.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { useScope } from 'engine/runtime/scope.ts';

import { ActionLink } from '../../../app/ActionLink.tsx';
import { textOf } from '../../../app/texts.ts';
import type { FactsProps } from './definition.ts';

export default function Facts({ facts, link }: FactsProps) {
  const scope = useScope();
  return (
    <>
      <dl>
        {facts
          .filter(({ when }) => evaluate(when, scope))
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{textOf(label)}</dt>
              <dd>
                <CellView node={value} />
              </dd>
            </div>
          ))}
      </dl>
      {link && evaluate(link.when, scope) && <ActionLink action={link.action}>{textOf(link.label)}</ActionLink>}
    </>
  );
}
