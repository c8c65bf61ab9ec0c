import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Button, Group, Loader, Menu, Stack, Text } from '@mantine/core';
import { IconCopy, IconDots, IconEye, IconEyeOff, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useState, useTransition } from 'react';

import { pointerOf, useEditor } from './editor-context.ts';
import { Gallery } from './Gallery.tsx';
import { firstNumber, itemNames, placeOf } from './item-names.ts';
import { announcementsOf, nearestEdge, screenReaderInstructions } from './dragging.ts';
import { ProblemsAt } from './ProblemsAt.tsx';
import {
  type Path,
  type Schema,
  firstValue,
  resolveSchema,
  isCondition,
  slotWithin,
  takes,
  takesWord,
} from './schema.ts';
import { allWordsUsed } from './search-word.ts';
import { Section } from './Section.tsx';
import { conditionWords } from '../../../compiler/changes/plain-words.ts';
import { kindOf } from './summary.ts';
import { recordOf } from 'engine/record.ts';

/** The entries of a list: moved by their handle with the pointer or the keyboard, added, doubled, hidden, removed. */
export function ListEditor({
  label,
  path,
  schema,
  value,
}: {
  label: string;
  path: Path;
  schema: Schema;
  value: readonly unknown[];
}) {
  const { name: file, file: content, schemas, choices, edit, add: addTo } = useEditor();
  const [isChoosing, setIsChoosing] = useState(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const item = resolveSchema(schemas, schema['items']);
  const slot = slotWithin(schemas, item);
  const ids = value.map((_, index) => pointerOf([...path, index]));
  const names = isCondition(item)
    ? value.map(conditionWords)
    : itemNames(label, value, choices.texts, firstNumber(file, path));
  // A filter sets a parameter of the address that nothing sets yet.
  const filters = takes(schemas, item, 'parameter') ? choices.filters[String(path.at(-1))] : undefined;
  const refusal =
    filters?.length === 0
      ? noFilter
      : takesWord(schemas, item)
        ? allWordsUsed(content, path, choices.words)
        : undefined;
  const [isAdding, startAdding] = useTransition();
  const add = (entry: unknown) =>
    startAdding(async () => {
      await addTo({ op: 'insert', path, index: value.length, value: entry });
    });
  return (
    <Stack gap="xs">
      <DndContext
        sensors={sensors}
        collisionDetection={nearestEdge}
        accessibility={{ announcements: announcementsOf(ids, names), screenReaderInstructions }}
        onDragEnd={({ active, over }) => {
          const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
          if (from !== -1 && to !== -1 && from !== to) void edit([{ op: 'move', path, from, to }]);
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          {value.map((entry, index) => (
            <Entry
              key={ids[index]}
              label={label}
              name={names[index] ?? ''}
              path={[...path, index]}
              schema={item}
              value={entry}
            />
          ))}
        </SortableContext>
      </DndContext>
      <div>
        <Button
          variant="outline"
          size="compact-sm"
          leftSection={isAdding && <Loader size={12} />}
          aria-busy={isAdding}
          disabled={refusal !== undefined}
          onClick={() => {
            if (isAdding) return;
            if (slot !== undefined) setIsChoosing(true);
            else add(filters?.[0] ?? firstValue(schemas, item));
          }}
        >
          Add to {label.toLowerCase()}
        </Button>
        {refusal !== undefined && <Text size="sm">{refusal}</Text>}
      </div>
      {slot !== undefined && isChoosing && (
        <Gallery
          slot={slot}
          onClose={() => setIsChoosing(false)}
          onChoose={(first) => {
            setIsChoosing(false);
            add(first);
          }}
        />
      )}
    </Stack>
  );
}

const noFilter =
  'For one more word in a filter, open it and its own Choices. Each filter sets a parameter of the address, and all of ' +
  'them are set: for another filter, add its parameter under Search first.';

/** The ways to hide an entry, with their words. */
const hidings = [
  { title: 'Hide', value: true },
  { title: 'Hide on the web', value: 'web' },
  { title: 'Hide in the messenger', value: 'messenger' },
] as const;

function Entry({
  label,
  name,
  path,
  schema,
  value,
}: {
  label: string;
  name: string;
  path: Path;
  schema: Schema;
  value: unknown;
}) {
  const {
    name: file,
    edit,
    remove,
    schemas,
    views: { Inside },
  } = useEditor();
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: pointerOf(path) });
  const index = Number(path.at(-1));
  const holder = path.slice(0, -1);
  const place = placeOf(label, index + firstNumber(file, holder));
  const hideable = takes(schemas, schema, 'isHidden') || takes(schemas, schema, 'when');
  const isHidden = recordOf(value).isHidden !== undefined;
  const handle = (
    <ActionIcon variant="subtle" aria-label={`Move ${name}`} {...attributes} {...listeners}>
      <IconGripVertical size={16} />
    </ActionIcon>
  );
  const menu = (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={`More for ${name}`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconCopy size={16} />}
          onClick={() => void edit([{ op: 'insert', path: holder, index: index + 1, value }])}
        >
          Duplicate
        </Menu.Item>
        {hideable && isHidden && (
          <Menu.Item
            leftSection={<IconEye size={16} />}
            onClick={() => void edit([{ op: 'remove', path: [...path, 'isHidden'] }])}
          >
            Show
          </Menu.Item>
        )}
        {hideable &&
          !isHidden &&
          hidings.map(({ title, value: hidden }) => (
            <Menu.Item
              key={title}
              leftSection={<IconEyeOff size={16} />}
              onClick={() => void edit([{ op: 'set', path: [...path, 'isHidden'], value: hidden }])}
            >
              {title}
            </Menu.Item>
          ))}
        <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => remove(path)}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
  const isPlain = typeof value !== 'object' || value === null;
  return (
    <div ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }}>
      {isPlain ? (
        <Group gap="xs" wrap="nowrap" align="end">
          {handle}
          <div style={{ flex: 1 }}>
            <Inside label={place} path={path} schema={schema} value={value} />
          </div>
          {menu}
        </Group>
      ) : (
        <Section
          label={name}
          path={path}
          value={value}
          summary={name === place ? undefined : [place, kindOf(value)].filter((words) => words !== '').join(' · ')}
          before={handle}
          menu={menu}
        >
          <Inside label={place} path={path} schema={schema} value={value} />
          <ProblemsAt path={path} />
        </Section>
      )}
    </div>
  );
}
