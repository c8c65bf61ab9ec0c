import { DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Button, Group, Menu, Stack } from '@mantine/core';
import { IconCopy, IconDots, IconEye, IconEyeOff, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import { pointerOf, useEditor } from './editor-context.ts';
import { Gallery } from './Gallery.tsx';
import { ProblemsAt } from './ProblemsAt.tsx';
import { type Path, type Schema, alternativesOf, firstValue, followed, slotOf } from './schema.ts';
import { Section } from './Section.tsx';

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
  const { schemas, kinds, edit } = useEditor();
  const [isChoosing, setIsChoosing] = useState(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const item = followed(schemas, schema['items']);
  const slot =
    slotOf(item) ??
    alternativesOf(schemas, item)
      .map(slotOf)
      .find((one) => one !== undefined);
  const ids = value.map((_, index) => pointerOf([...path, index]));
  const add = (given: unknown) => void edit([{ op: 'insert', path, index: value.length, value: given }]);
  return (
    <Stack gap="xs">
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => {
          const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
          if (from !== -1 && to !== -1 && from !== to) void edit([{ op: 'move', path, from, to }]);
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          {value.map((one, index) => (
            <Entry key={ids[index]} label={label} path={[...path, index]} schema={item} value={one} />
          ))}
        </SortableContext>
      </DndContext>
      <div>
        <Button
          variant="outline"
          size="compact-sm"
          onClick={() => {
            if (slot !== undefined) setIsChoosing(true);
            else add(value.at(-1) ?? firstValue(schemas, item, kinds));
          }}
        >
          Add to {label.toLowerCase()}
        </Button>
      </div>
      {slot !== undefined && isChoosing && (
        <Gallery
          slot={slot}
          onClose={() => setIsChoosing(false)}
          onChoose={(example) => {
            setIsChoosing(false);
            add(example);
          }}
        />
      )}
    </Stack>
  );
}

function Entry({ label, path, schema, value }: { label: string; path: Path; schema: Schema; value: unknown }) {
  const {
    edit,
    schemas,
    views: { Inside },
  } = useEditor();
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: pointerOf(path) });
  const index = Number(path.at(-1));
  const name = `${label.replace(/s$/, '')} ${index + 1}`;
  const holder = path.slice(0, -1);
  const hideable = [schema, ...alternativesOf(schemas, schema)].some(
    ({ properties }) => 'isHidden' in Object(properties) || 'when' in Object(properties),
  );
  const isHidden = Object(value).isHidden !== undefined;
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
        {hideable && (
          <Menu.Item
            leftSection={isHidden ? <IconEye size={16} /> : <IconEyeOff size={16} />}
            onClick={() => {
              const at = [...path, 'isHidden'];
              void edit([isHidden ? { op: 'remove', path: at } : { op: 'set', path: at, value: true }]);
            }}
          >
            {isHidden ? 'Show' : 'Hide'}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => void edit([{ op: 'remove', path }])}>
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
            <Inside label={name} path={path} schema={schema} value={value} />
          </div>
          {menu}
        </Group>
      ) : (
        <Section label={name} path={path} value={value} before={handle} menu={menu}>
          <Inside label={name} path={path} schema={schema} value={value} />
          <ProblemsAt path={path} />
        </Section>
      )}
    </div>
  );
}
