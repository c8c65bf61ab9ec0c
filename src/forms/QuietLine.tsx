import { VisuallyHidden } from '@mantine/core';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { CellView } from 'engine/runtime/CellView.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { useScope } from 'engine/runtime/scope.ts';
import type { LineNode } from 'engine/runtime/screen-model.ts';
import styles from './Choices.module.css';

interface QuietLineProps {
  readonly facts: readonly LineNode[];
}

/** Values in one line of small text; without `hasLabel` the label is only for screen readers. */
export const QuietLine = memo(function QuietLine({ facts }: QuietLineProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const shown = facts.filter(({ when }) => evaluate(when, scope));
  if (shown.length === 0) return null;
  return (
    <dl className={clsx(styles.line, 'cells')}>
      {shown.map(({ label, value, hasLabel }) => (
        <div key={label}>
          {hasLabel ? <dt>{t(label)}</dt> : <VisuallyHidden component="dt">{t(label)}</VisuallyHidden>}
          <dd className="num">
            <bdi>
              <CellView node={value} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
});
