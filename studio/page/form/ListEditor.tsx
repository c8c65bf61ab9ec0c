import {
  type Announcements,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
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
import { nearestEdge } from './nearest-edge.ts';
import { ProblemsAt } from './ProblemsAt.tsx';
import { type Path, type Schema, firstValue, resolveSchema, isCondition, slotWithin, takes } from './schema.ts';
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
  const { name: file, schemas, choices, edit, add: addTo } = useEditor();
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
          disabled={filters?.length === 0}
          onClick={() => {
            if (isAdding) return;
            if (slot !== undefined) setIsChoosing(true);
            else add(filters?.[0] ?? firstValue(schemas, item));
          }}
        >
          Add to {label.toLowerCase()}
        </Button>
        {filters?.length === 0 && (
          <Text size="sm">
            A filter sets a parameter of the address. All of them are set: add the new one under Search first.
          </Text>
        )}
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

/** The ways to hide an entry, with their words. */
const hidings = [
  { title: 'Hide', value: true },
  { title: 'Hide on the web', value: 'web' },
  { title: 'Hide in the messenger', value: 'messenger' },
] as const;

const screenReaderInstructions = {
  draggable: 'Press Space to pick it up, the arrow keys to move it, Space to drop it, Escape to leave it where it was.',
};

/** What a screen reader says of an entry that is moved: its name, and the name of what is at its new place. */
function announcementsOf(ids: readonly string[], names: readonly string[]): Announcements {
  const nameOf = (id: UniqueIdentifier): string => names[ids.indexOf(String(id))] ?? '';
  const placeWords = (moved: UniqueIdentifier, over: UniqueIdentifier | undefined): string => {
    if (over === undefined) return 'nothing';
    const place = `place ${ids.indexOf(String(over)) + 1} of ${ids.length}`;
    return over === moved ? `its own place, ${place}` : `${nameOf(over)}, ${place}`;
  };
  return {
    onDragStart: ({ active: { id } }) => `${nameOf(id)} is picked up.`,
    onDragOver: ({ active: { id }, over }) => `${nameOf(id)} was moved over ${placeWords(id, over?.id)}.`,
    onDragEnd: ({ active: { id }, over }) => `${nameOf(id)} was dropped over ${placeWords(id, over?.id)}.`,
    onDragCancel: ({ active: { id } }) => `${nameOf(id)} stays where it was.`,
  };
}

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
