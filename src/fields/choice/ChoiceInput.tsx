import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Card, Radio, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { InputProps } from '../../engine/field.ts';
import { SegmentedChoice } from '../../ui/segmented/SegmentedChoice.tsx';
import { Languages } from './Languages.tsx';
import type { ChoiceProps } from './definition.ts';

/** A choice of one item: languages as rows, or the given items side by side. */
export function ChoiceInput({ name, text, onChange, isDisabled, props }: InputProps & { props: ChoiceProps }) {
  const { label, items } = props;
  const { t } = useTranslation();
  if (items.length > 0) {
    const choices = items.map((item) => ({
      value: item.value,
      label: item.label === undefined ? item.value : t(item.label),
    }));
    return (
      <Stack gap="sm">
        <Text c="dimmed" size="sm" aria-hidden>
          {t(label)}
        </Text>
        <SegmentedChoice
          aria-label={t(label)}
          value={text}
          data={choices}
          onChange={(value) => onChange(value)}
          disabled={isDisabled}
        />
      </Stack>
    );
  }
  return (
    <Card py={4}>
      <Radio.Group
        name={name}
        label={t(label)}
        labelProps={{ className: 'visually-hidden' }}
        value={text}
        onChange={(value) => onChange(value)}
        disabled={isDisabled}
      >
        <Languages onChoose={onChange} />
      </Radio.Group>
    </Card>
  );
}
