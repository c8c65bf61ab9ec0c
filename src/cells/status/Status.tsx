import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ResolvedValue } from '../../engine/resolved.tsx';
import { SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';
import type { StatusProps } from './definition.ts';

/** A word for a value, plain or as a pill. */
export default function StatusCell({ value, words, otherwise, isPill }: StatusProps) {
  const { t } = useTranslation();
  return (
    <ResolvedValue
      value={value}
      placeholder={
        isPill ? (
          <Badge component="span">
            <SkeletonLine width="10ch" />
          </Badge>
        ) : undefined
      }
    >
      {(resolved) => {
        const word = words[String(resolved)] ?? otherwise;
        const shown = t(word?.text ?? 'state.unknown');
        return isPill ? (
          <Badge component="span" variant={word?.tone ?? 'neutral'}>
            {shown}
          </Badge>
        ) : (
          shown
        );
      }}
    </ResolvedValue>
  );
}
