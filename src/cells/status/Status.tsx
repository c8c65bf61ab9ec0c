import { useTranslation } from 'react-i18next';

import { ResolvedValue } from '../../engine/resolved.tsx';
import { Pill, PillSkeleton } from '../../ui/pill/Pill.tsx';
import type { StatusProps } from './definition.ts';

/** A word for a value, plain or as a pill. */
export default function StatusCell({ value, words, otherwise, isPill }: StatusProps) {
  const { t } = useTranslation();
  return (
    <ResolvedValue value={value} placeholder={isPill ? <PillSkeleton /> : undefined}>
      {(held) => {
        const word = words[String(held)] ?? otherwise;
        const shown = word ? t(word.text) : String(held);
        return isPill ? <Pill tone={word?.tone ?? 'neutral'}>{shown}</Pill> : shown;
      }}
    </ResolvedValue>
  );
}
