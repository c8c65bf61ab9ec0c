import { Card, Group, Stack } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { choosePreference, usePreferences } from '../../engine/preferences.ts';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import { SegmentedChoice } from '../../ui/segmented/SegmentedChoice.tsx';
import type { PreferencesProps } from './definition.ts';

/** Appearance preferences, each a labeled segmented control. */
export default function Preferences({ title, items }: PreferencesProps) {
  const id = useId();
  const { t } = useTranslation();
  const chosen = usePreferences();
  return (
    <Card component="section" aria-labelledby={id}>
      <SectionHeader id={id} title={t(title)} />
      {items.map(({ preference, icon: Icon, label, options }) => (
        <Stack key={preference} gap="sm">
          <Group component="span" wrap="nowrap" c="dimmed" fz="sm">
            <Icon size={20} stroke={1.75} />
            {t(label)}
          </Group>
          <SegmentedChoice
            aria-label={t(label)}
            value={chosen[preference]}
            data={options.map((option) => ({ value: option.value, label: t(option.label) }))}
            onChange={(value) => choosePreference(preference, value)}
          />
        </Stack>
      ))}
    </Card>
  );
}
