import { choicesOf } from '../../engine/base-scope.ts';
import { useSearchChoice } from '../../engine/search-choice.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { SegmentedNav } from '../../ui/segmented/SegmentedNav.tsx';
import type { TabsProps } from './definition.ts';

/** Links to this screen with another value of one search parameter. */
export default function Tabs({ label, parameter, from, items }: TabsProps) {
  const { text } = useTexts();
  const choices = [
    ...(from === undefined ? [] : choicesOf(from)),
    ...items.map((item) => ({ value: item.value, label: text(item.label) })),
  ];
  return <SegmentedNav label={text(label)} items={useSearchChoice(parameter, choices)} />;
}
