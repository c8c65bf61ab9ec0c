import { ResolvedValue } from '../../engine/resolved.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Pill, PillSkeleton } from '../../ui/pill/Pill.tsx';
import type { StatusProps } from './definition.ts';

/** A word for a value, plain or as a pill. */
export default function StatusCell({ value, words, otherwise, isPill }: StatusProps) {
  const { text } = useTexts();
  return (
    <ResolvedValue value={value} placeholder={isPill ? <PillSkeleton /> : undefined}>
      {(held) => {
        const word = words[String(held)] ?? otherwise;
        const shown = word ? text(word.text) : String(held);
        return isPill ? <Pill tone={word?.tone ?? 'neutral'}>{shown}</Pill> : shown;
      }}
    </ResolvedValue>
  );
}
