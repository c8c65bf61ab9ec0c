import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';

import { SearchSelect } from '../SearchSelect.tsx';
import { atOf } from './at.ts';
import { clockIn, dateKindOf, dayWords, isEnd, momentWords, storedMoment } from './dates.ts';
import { ReferenceWidget } from './widgets.tsx';

const localZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
  value: zone,
  label: zone,
}));

/** Chooses a date with a calendar: a day, or a moment in a named time zone. What is stored is said in words. */
export function DateWidget(widget: WidgetProps) {
  const at = atOf(widget.options);
  const name = String(at?.path.at(-1) ?? '');
  const kind = dateKindOf(at?.schema ?? {});
  const takesReference = at?.schema['x-date'] === true;
  const value: unknown = widget.value;
  const isNamed = value === undefined ? !/^(?:from|until|before)$/.test(name) : String(value).startsWith('$');
  const [isChosen, setIsChosen] = useState<boolean>();
  const isReference = takesReference && (isChosen ?? isNamed);
  return (
    <Stack gap={4}>
      {isReference ? (
        <ReferenceWidget {...widget} />
      ) : kind === 'moment' ? (
        <Moment widget={widget} name={name} />
      ) : (
        <Day widget={widget} isMonth={kind === 'month'} isMoment={/from|until/i.test(name)} />
      )}
      {takesReference && (
        <Group>
          <Button size="compact-xs" variant="quiet" onClick={() => setIsChosen(!isReference)}>
            {isReference ? 'Choose a day' : 'Take it from the app'}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Day({ widget, isMonth, isMoment }: { widget: WidgetProps; isMonth: boolean; isMoment: boolean }) {
  const { id, label, required = false, schema, onChange } = widget;
  const [zone] = useZone();
  const day = String(widget.value ?? '');
  const moment = Date.parse(day);
  return (
    <Stack gap={4}>
      <DayInput
        id={id}
        label={label}
        description={schema.description}
        isRequired={required}
        day={day}
        onChange={(typed) => onChange(isMonth ? typed?.replace(/\d\d$/, '01') : typed)}
      />
      {!Number.isNaN(moment) && (
        <Text size="xs">
          {isMoment ? `Its first second in UTC: ${momentWords(zone, moment)}.` : `${dayWords(moment)}.`}
        </Text>
      )}
    </Stack>
  );
}

function Moment({ widget, name }: { widget: WidgetProps; name: string }) {
  const { id, label, required = false, schema, onChange } = widget;
  const [zone, setZone] = useZone();
  const moment = Date.parse(String(widget.value ?? ''));
  const isSet = !Number.isNaN(moment);
  const usual = isEnd(name) ? '23:59:59' : '00:00:00';
  const { day, time } = isSet ? clockIn(zone, moment) : { day: '', time: usual };
  return (
    <Stack gap={4}>
      <Group gap="xs" align="end">
        <DayInput
          id={id}
          label={label}
          description={schema.description}
          isRequired={required}
          day={day}
          onChange={(typed) => onChange(typed === undefined ? undefined : storedMoment(zone, { day: typed, time }))}
        />
        <TextInput
          type="time"
          step={1}
          label={`Time of ${label.toLowerCase()}`}
          disabled={!isSet}
          value={time}
          onChange={(event) => {
            const { value: typed } = event.currentTarget;
            if (typed !== '') onChange(storedMoment(zone, { day, time: typed.length === 5 ? `${typed}:00` : typed }));
          }}
        />
        {isSet && time !== usual && (
          <Button size="compact-sm" variant="quiet" onClick={() => onChange(storedMoment(zone, { day, time: usual }))}>
            {usual}
          </Button>
        )}
        <SearchSelect
          label={`Time zone of ${label.toLowerCase()}`}
          limit={60}
          data={zones}
          value={zone}
          onChange={(chosen) => {
            if (chosen === null) return;
            setZone(chosen);
            // The zone belongs to the day and time that stand beside it: they stay, and mean another moment.
            if (isSet) onChange(storedMoment(chosen, { day, time }));
          }}
        />
      </Group>
      {isSet && <Text size="xs">Stored: {momentWords(zone, moment)}.</Text>}
    </Stack>
  );
}

/** A day; while it is typed, what is no day yet changes nothing. */
function DayInput({
  id,
  label,
  description,
  isRequired,
  day,
  onChange,
}: {
  id: string;
  label: string;
  description: string | undefined;
  isRequired: boolean;
  day: string;
  onChange: (day: string | undefined) => void;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      id={id}
      type="date"
      label={label}
      description={description}
      withAsterisk={isRequired}
      value={typed ?? day}
      onChange={(event) => {
        const { value } = event.currentTarget;
        // A year that is being typed begins with zeros.
        const isWhole = value !== '' && !value.startsWith('0');
        setTyped(isWhole ? undefined : value);
        if (isWhole) onChange(value);
      }}
      onBlur={() => {
        if (typed === '' && !isRequired) onChange(undefined);
        setTyped(undefined);
      }}
    />
  );
}

/** The time zone in which this page shows moments. */
function useZone() {
  return useLocalStorage({
    key: 'karat-studio-time-zone',
    defaultValue: localZone,
  });
}
