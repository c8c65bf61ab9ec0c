import { Group, NativeSelect, SegmentedControl } from '@mantine/core';

import type { State } from '../answers.ts';
import { type Look, daysAhead, faults, schemes, users, widths } from './look.ts';

/** The choices of the preview: language, user, width, runtime, scheme, time and fault. */
export function LookControls({
  look,
  languages,
  onChange,
}: {
  look: Look;
  languages: State['languages'];
  onChange: (part: Partial<Look>) => void;
}) {
  return (
    <>
      <Group gap="xs">
        <NativeSelect
          label="Language"
          value={look.language}
          onChange={(event) => onChange({ language: event.currentTarget.value })}
          data={languages.map(({ code, label }) => ({ value: code, label }))}
        />
        <NativeSelect
          label="User"
          value={look.user}
          onChange={(event) => onChange({ user: event.currentTarget.value })}
          data={[...users]}
        />
        <NativeSelect
          label="Width"
          value={look.width}
          onChange={(event) => onChange({ width: Number(event.currentTarget.value) })}
          data={widths.map((width) => ({ value: String(width), label: `${width} px` }))}
        />
      </Group>
      <Group gap="xs">
        <SegmentedControl
          aria-label="Runtime"
          size="xs"
          data={[
            { value: 'web', label: 'Web' },
            { value: 'messenger', label: 'Messenger' },
          ]}
          value={look.runtime}
          onChange={(runtime) => onChange({ runtime: runtime === 'messenger' ? 'messenger' : 'web' })}
        />
        <SegmentedControl
          aria-label="Scheme"
          size="xs"
          data={[...schemes]}
          value={look.scheme}
          onChange={(scheme) => onChange({ scheme: scheme === 'light' ? 'light' : 'dark' })}
        />
        <NativeSelect
          aria-label="Clock"
          size="xs"
          value={look.advanceDays}
          onChange={(event) => onChange({ advanceDays: Number(event.currentTarget.value) })}
          data={daysAhead.map((days) => ({ value: String(days), label: days === 0 ? 'Now' : `In ${days} days` }))}
        />
        <NativeSelect
          aria-label="Fault"
          size="xs"
          value={look.fault}
          onChange={(event) => onChange({ fault: event.currentTarget.value })}
          data={[...faults]}
        />
      </Group>
    </>
  );
}
