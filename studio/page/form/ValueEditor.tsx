import { ActionIcon, Button, Group, Loader, Stack } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTransition } from 'react';

import { SearchSelect } from '../SearchSelect.tsx';
import { type ValueProps, pointerOf, useEditor } from './editor-context.ts';
import { ConditionSentence } from './ConditionSentence.tsx';
import { ListEditor } from './ListEditor.tsx';
import { MapEditor } from './MapEditor.tsx';
import { ObjectForm } from './ObjectForm.tsx';
import { plainSchema } from './parts.ts';
import { ProblemsAt } from './ProblemsAt.tsx';
import {
  type Schema,
  alternativeOf,
  alternativesOf,
  firstOfAlternative,
  firstValue,
  resolveSchema,
  isCondition,
  isPart,
  slotOf,
  titleOf,
  typeOf,
} from './schema.ts';
import { Section } from './Section.tsx';
import { conditionWords } from '../../../compiler/changes/plain-words.ts';
import { recordOf } from 'engine/record.ts';

/** A value that is more than a plain one: what is not there can be added, what is there can be changed and removed. */
export function ValueEditor({ label, path, schema, value, isRequired = false }: ValueProps) {
  const { schemas, add, remove: removeAt } = useEditor();
  const [isAdding, startAdding] = useTransition();
  const description = typeof schema['description'] === 'string' ? schema['description'] : undefined;
  if (value === undefined) {
    return (
      <div>
        <Button
          variant="quiet"
          size="compact-sm"
          title={description}
          leftSection={isAdding && <Loader size={12} />}
          aria-busy={isAdding}
          onClick={() => {
            if (isAdding) return;
            startAdding(async () => {
              await add({ op: 'set', path, value: firstValue(schemas, schema) });
            });
          }}
        >
          Add {label.toLowerCase()}
        </Button>
        <ProblemsAt path={path} />
      </div>
    );
  }
  const remove = isRequired ? undefined : () => removeAt(path);
  const isPlain = typeof value !== 'object' || value === null;
  if (isPlain) {
    return (
      <Group align="end" gap="xs" wrap="nowrap">
        <div style={{ flex: 1 }}>
          <Inside label={label} path={path} schema={schema} value={value} />
        </div>
        {remove && (
          <ActionIcon variant="subtle" aria-label={`Remove ${label.toLowerCase()}`} onClick={remove}>
            <IconTrash size={16} />
          </ActionIcon>
        )}
      </Group>
    );
  }
  return (
    <Section
      label={label}
      path={path}
      value={value}
      description={description}
      summary={isCondition(schema) ? conditionWords(value) : undefined}
      onRemove={remove}
    >
      {isCondition(schema) && path.at(-1) !== 'not' && <ConditionSentence value={value} />}
      <Inside label={label} path={path} schema={schema} value={value} />
      <ProblemsAt path={path} />
    </Section>
  );
}

/** The inside of a value: the choice of how it is written, then its properties, entries or plain value. */
export function Inside({ label, path, schema: unresolved, value }: ValueProps) {
  const { name, schemas, edit } = useEditor();
  const schema = resolveSchema(schemas, unresolved);
  const slot = slotOf(schema);
  const alternatives = alternativesOf(schemas, schema);
  if (alternatives.length > 0) {
    const chosen = alternativeOf(alternatives, value);
    const current = alternatives[chosen];
    // What is written here is seldom moved to a part: only where it is one, the other ways are offered.
    const options = alternatives
      .map((alternative, index) => ({ value: String(index), label: nameOf(alternative, slot), alternative }))
      .filter(({ alternative }) => slot !== undefined || alternative === current || !isPart(alternative))
      .map(({ value: index, label: words }) => ({ value: index, label: words }));
    const kindPath = slot === undefined ? undefined : [...path, slot];
    // What kind it is stands first, how it is written last: a choice that is seldom made.
    const isFirst = slot !== undefined || isCondition(schema);
    const choice = (
      <div data-field={kindPath && pointerOf(kindPath)}>
        {options.length > 1 && path.length > 0 && (
          <SearchSelect
            label={slot === undefined ? `${label}: how it is written` : 'Kind'}
            data={uniqueLabels(options)}
            value={chosen === -1 ? null : String(chosen)}
            place={{ file: name, pointer: pointerOf(kindPath ?? path) }}
            onChange={(index) => {
              const next = alternatives[Number(index)];
              if (index === null || !next || Number(index) === chosen) return;
              const first = firstOfAlternative(schemas, alternatives, Number(index));
              void edit([{ op: 'set', path, value: rewritten(first, value, next) }]);
            }}
          />
        )}
        {kindPath && <ProblemsAt path={kindPath} />}
      </div>
    );
    return (
      <Stack gap="xs">
        {isFirst && choice}
        {(current !== undefined || slot === undefined) && (
          <Inside label={label} path={path} schema={current ?? {}} value={value} />
        )}
        {!isFirst && choice}
      </Stack>
    );
  }
  if (Array.isArray(value)) return <ListEditor label={label} path={path} schema={schema} value={value} />;
  if (typeOf(value) === 'object') {
    const properties: Record<string, unknown> = { ...recordOf(value) };
    const isMap = schema['properties'] === undefined;
    return isMap ? (
      <MapEditor label={label} path={path} schema={schema} value={properties} />
    ) : (
      <ObjectForm path={path} schema={schema} value={properties} />
    );
  }
  const key = String(path.at(-1) ?? '');
  return (
    <ObjectForm
      path={path.slice(0, -1)}
      schema={{ properties: { [key]: { ...plainSchema(schema, value), title: label } } }}
      value={{ [key]: value }}
      isEntry={typeof path.at(-1) === 'number'}
    />
  );
}

/** The name of a kind of a slot, or the words for an alternative. */
function nameOf(schema: Schema, slot: string | undefined): string {
  const kind: unknown = slot === undefined ? undefined : recordOf(recordOf(schema['properties'])[slot]).const;
  return typeof kind === 'string' ? kind : titleOf(schema);
}

/** A first value that keeps what the former one had under the same keys, apart from constants. */
function rewritten(first: unknown, former: unknown, schema: Schema): unknown {
  if (typeOf(first) !== 'object' || typeOf(former) !== 'object') return first;
  const properties: Record<string, unknown> = recordOf(schema['properties']);
  const kept = Object.entries(recordOf(former)).filter(
    ([key]) => key in properties && !('const' in recordOf(properties[key])),
  );
  return { ...recordOf(first), ...Object.fromEntries(kept) };
}

function uniqueLabels(options: { value: string; label: string }[]): { value: string; label: string }[] {
  return options.map((option, index) => {
    const isTwice = options.findIndex(({ label }) => label === option.label) !== index;
    return isTwice ? { ...option, label: `${option.label} (${index + 1})` } : option;
  });
}
