import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';

import { type Option, SearchSelect } from '../SearchSelect.tsx';
import { type Place, unfinishedAt } from '../unfinished/store.ts';
import { pointerOf, useEditor } from './editor-context.ts';
import { TextSelect } from '../texts/TextSelect.tsx';
import { referenceWords } from '../../../compiler/changes/plain-words.ts';
import { atOf } from './at.ts';

/** How many entries of a long list are drawn; typing finds the others. */
const most = 60;

/** The place in the open file of a property, from its options. */
function usePlace(options: unknown): Place | undefined {
  const { name } = useEditor();
  const at = atOf(options);
  return at && { file: name, pointer: pointerOf(at.path) };
}

/**
 * Chooses a value. One that is not among the options is shown as such; `takes` makes an option of what was typed.
 */
export function Chosen({
  widget: { id, label, value, required = false, schema, options: widgetOptions, onChange },
  options,
  read,
  takes,
  nothing = 'Nothing fits.',
}: {
  widget: WidgetProps;
  options: readonly Option[];
  read?: (chosen: string) => unknown;
  takes?: (typed: string) => Option | undefined;
  /** What is said where no option fits. */
  nothing?: string;
}) {
  const place = usePlace(widgetOptions);
  const [typed, setTyped] = useState((place && unfinishedAt(place)) ?? '');
  // Nothing is chosen yet where no value of its own can be written.
  const isEmpty = value === '' && !takes && !options.some((option) => option.value === '');
  const selected = value === undefined || isEmpty ? null : String(value);
  const isOption = selected === null || options.some((option) => option.value === selected);
  const strange = isOption
    ? []
    : [
        {
          value: selected,
          label: takes
            ? selected.startsWith('$')
              ? referenceOption(selected).label
              : selected
            : `${selected} (unknown)`,
        },
      ];
  const isKnown = [...options, ...strange].some((option) => option.label === typed || option.value === typed);
  const made = isKnown || typed === '' ? undefined : takes?.(typed);
  return (
    <SearchSelect
      id={id}
      label={label}
      description={schema.description}
      withAsterisk={required}
      place={place}
      onSearchChange={setTyped}
      clearable={!required}
      limit={most}
      nothingFoundMessage={nothing}
      data={[...(made ? [made] : []), ...strange, ...options]}
      value={selected}
      onChange={(chosen) => onChange(chosen === null ? undefined : (read?.(chosen) ?? chosen))}
    />
  );
}

/** A word to choose: yes, or everywhere where it may also be in one place alone. */
function wordsOfChoice(word: unknown, count: number): string {
  if (word !== true) return String(word);
  return count === 1 ? 'Yes' : 'everywhere';
}

/** Chooses one of the words that a value may have. */
export function ChoiceWidget(widget: WidgetProps) {
  const { choices } = useEditor();
  const { kind, words: allowed } = widget.options;
  const { data, search, fields, titles } = choices;
  const named: Readonly<Record<string, readonly string[]>> = { data, search, fields };
  const words: unknown[] = Array.isArray(allowed) && allowed.length > 0 ? allowed : [...(named[String(kind)] ?? [])];
  const options = words.map((word) => {
    const title = titles[`${String(kind)} ${String(word)}`];
    const quoted = title === undefined ? '' : ` “${title}”`;
    return { value: String(word), label: `${wordsOfChoice(word, words.length)}${quoted}` };
  });
  return <Chosen widget={widget} options={options} read={(chosen) => words.find((word) => String(word) === chosen)} />;
}

/** Chooses a text, or writes one. */
export function TextKeyWidget({ id, label, value, required = false, schema, options, onChange }: WidgetProps) {
  const { choices, name } = useEditor();
  const place = usePlace(options);
  return (
    <TextSelect
      id={id}
      label={label}
      description={schema.description}
      required={required}
      value={typeof value === 'string' ? value : ''}
      choices={choices}
      file={name}
      place={place}
      hasCount={atOf(options)?.hasCount === true}
      onChange={onChange}
    />
  );
}

/** Chooses an icon by its name. */
export function IconWidget(widget: WidgetProps) {
  const { icons } = useEditor().choices;
  return <Chosen widget={widget} options={icons.map((icon) => ({ value: icon, label: icon }))} />;
}

/** A reference to choose: its words, then as it is written. */
const referenceOption = (reference: string): Option => ({
  value: reference,
  label: `${referenceWords(reference)} — ${reference}`,
});

/** Chooses one of the references of the file; what is typed instead is a fixed value, and chosen as that. */
export function ReferenceWidget(widget: WidgetProps) {
  const { references } = useEditor().choices;
  return (
    <Chosen
      widget={widget}
      options={references.map(referenceOption)}
      read={(chosen) => likeBefore(chosen, widget.value)}
      takes={(typed) => (typed.startsWith('$') ? undefined : { value: typed, label: `The fixed value “${typed}”` })}
    />
  );
}

/** What was typed, with the type of the value before where it is one of that type. */
function likeBefore(typed: string, before: unknown): unknown {
  if (typeof before === 'number' && /^-?\d+(?:\.\d+)?$/.test(typed)) return Number(typed);
  if (typeof before === 'boolean' && /^(?:true|false)$/.test(typed)) return typed === 'true';
  return typed;
}
