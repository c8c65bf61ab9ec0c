import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { InputProps } from 'engine/runtime/field.ts';
import { SegmentedChoice } from '../../ui/segmented/SegmentedChoice.tsx';
import type { ChoiceProps } from './definition.ts';

/** A choice of one item, the items side by side. */
export function ChoiceInput({ text, onChange, isDisabled, props }: InputProps & { props: ChoiceProps }) {
  const { t } = useTranslation();
  const choices = props.items.map(({ value, label }) => ({ value, label: label === undefined ? value : t(label) }));
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm" aria-hidden>
        {t(props.label)}
      </Text>
      <SegmentedChoice
        aria-label={t(props.label)}
        value={text}
        data={choices}
        onChange={(value) => onChange(value)}
        disabled={isDisabled}
      />
    </Stack>
  );
}
