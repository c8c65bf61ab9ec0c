import { Alert, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { Suspense, lazy, useEffect, useMemo, useRef, useState } from 'react';

import {
  choices as choicesSchema,
  file as fileSchema,
  kinds as kindsSchema,
  schemas as schemasSchema,
  uses as usesSchema,
} from '../answers.ts';
import type { State } from '../answers.ts';
import { call, useApiQuery } from '../api.ts';
import { FileActions, PutBack } from '../files/FileActions.tsx';
import { RemoveDialog } from '../files/RemoveDialog.tsx';
import { type Edit, type Editor, EditorProvider, type Opened, pathOf, pointerOf } from './editor-context.ts';
import { isOfFile } from './parts.ts';
import { ProblemText } from './ProblemsAt.tsx';
import type { Path } from './schema.ts';
import { useEdits } from './use-edits.ts';
import { Inside, ValueEditor } from './ValueEditor.tsx';

const JsonEditor = lazy(async () => ({ default: (await import('../json/JsonEditor.tsx')).JsonEditor }));

/** The pointers of everything around a place, and of the place. */
function around(pointer: string): string[] {
  const path = pathOf(pointer);
  return path.map((_, index) => pointerOf(path.slice(0, index + 1)));
}

/** The pointers of what a change adds that is more than a plain value: it opens, as it waits to be filled in. */
function placesOfNew(edit: Edit): string[] {
  if (edit.op !== 'set' && edit.op !== 'insert') return [];
  return placesWithin(edit.value, edit.op === 'set' ? edit.path : [...edit.path, edit.index]);
}

function placesWithin(value: unknown, path: Path): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).map(
    ([key, child]) => [Array.isArray(value) ? Number(key) : key, child] as const,
  );
  return [pointerOf(path), ...entries.flatMap(([key, child]) => placesWithin(child, [...path, key]))];
}

/** The element of a place in the form, or of the nearest place around it that is shown; the first field without a place. */
function fieldAt(form: HTMLElement | null, pointer: string): HTMLElement | undefined {
  const places = pointer === '' ? [''] : around(pointer).toReversed();
  const found = places.map((place) => {
    const name = place === '' ? '' : `="${CSS.escape(place)}"`;
    return form?.querySelector<HTMLElement>(`[data-pointer${name}], [data-field${name}]`);
  });
  return found.find((element) => element instanceof HTMLElement) ?? undefined;
}

/** One file: its form, its JSON beside it, and its problems. */
export function FileEditor({
  opened,
  state,
  onOpen,
  onOutline,
}: {
  opened: Opened;
  state: State;
  onOpen: (file: string, pointer?: string) => void;
  onOutline: (place: string | undefined) => void;
}) {
  const name = opened.file;
  const { data: file } = useApiQuery(`file?name=${name}`, fileSchema);
  const { data: schemas } = useApiQuery(`schemas?${state.words}`, schemasSchema);
  const { data: choices } = useApiQuery(`choices?name=${name}`, choicesSchema);
  const { data: kinds } = useApiQuery('kinds', kindsSchema);
  const [view, setView] = useState('form');
  const [removing, setRemoving] = useState<Path>();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(['/blocks', '/fields', ...around(opened.pointer)]),
  );
  const [last, setLast] = useState(opened);
  if (last !== opened) {
    setLast(opened);
    setOpen(new Set([...open, ...around(opened.pointer)]));
  }
  const box = useRef<HTMLDivElement>(null);
  const change = useEdits(name, file?.revision);
  const problems = useMemo(() => state.problems.filter(({ file: owner }) => owner === name), [state.problems, name]);
  const editor = useMemo((): Editor | undefined => {
    if (!schemas || !choices || !kinds) return undefined;
    return {
      name,
      file: file?.value,
      schemas,
      choices,
      kinds,
      problems,
      open,
      views,
      toggle: (pointer) =>
        setOpen((former) => {
          const next = new Set(former);
          if (!next.delete(pointer)) next.add(pointer);
          return next;
        }),
      edit: change,
      add: (one) => {
        setOpen((former) => new Set([...former, ...placesOfNew(one)]));
        return change([one]);
      },
      // What nothing names is removed at once: undo brings it back.
      remove: (path) =>
        void call('uses', usesSchema, { name, path }).then(
          ({ length }) => {
            if (length > 0) setRemoving(path);
            else void change([{ op: 'remove', path }]);
          },
          () => setRemoving(path),
        ),
      openFile: onOpen,
      outline: (pointer) => onOutline(pointer === undefined ? undefined : `config/${name}.json ${pointer}`),
    };
  }, [schemas, choices, kinds, name, file?.value, problems, open, change, onOpen, onOutline]);
  const isShown = editor !== undefined && file !== undefined;
  useEffect(() => {
    if (!isShown || (opened.pointer === '' && !opened.toField)) return;
    requestAnimationFrame(() => {
      const place = fieldAt(box.current, opened.pointer);
      place?.scrollIntoView({ block: 'start' });
      const field = place?.querySelector<HTMLElement>('[aria-expanded], input:not([type=hidden]), textarea');
      // What is not there yet has a button that adds it.
      (field ?? place?.querySelector<HTMLElement>('button'))?.focus();
    });
  }, [isShown, opened]);
  if (!editor || !file) return <Text>Loading …</Text>;
  const ofFile = problems
    .filter(({ pointer }) => isOfFile(pointer))
    .map((problem) => <ProblemText key={problem.message} problem={problem} />);
  if (file.text === undefined)
    return (
      <Alert title="There is no such file">
        <Stack gap="xs">
          {state.changed.includes(name)
            ? `config/${name}.json is removed; it goes when you save.`
            : `config/${name}.json does not exist.`}
          {ofFile}
          {state.changed.includes(name) && <PutBack name={name} />}
        </Stack>
      </Alert>
    );
  const schema = editor.schemas[`${file.kind}.json`] ?? {};
  const isForm = view === 'form' && file.value !== undefined;
  return (
    <EditorProvider value={editor}>
      <Stack ref={box}>
        <Group justify="space-between">
          <Title order={2} size="h4">
            {state.files.find((entry) => entry.name === name)?.title ?? name}
          </Title>
          <SegmentedControl
            aria-label="View"
            data={[
              { value: 'form', label: 'Form' },
              { value: 'json', label: 'JSON' },
            ]}
            value={view}
            onChange={setView}
          />
        </Group>
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            config/{name}.json
          </Text>
          <FileActions file={file} state={state} onOpen={onOpen} />
        </Group>
        {removing && (
          <RemoveDialog
            title="Remove it?"
            name={name}
            path={removing}
            onOpen={onOpen}
            onRemove={() => {
              setRemoving(undefined);
              void change([{ op: 'remove', path: removing }]);
            }}
            onClose={() => setRemoving(undefined)}
          />
        )}
        {ofFile}
        {isForm ? (
          <Inside label="File" path={root} schema={schema} value={file.value} />
        ) : (
          <Suspense fallback={<Text>Loading …</Text>}>
            <JsonEditor file={file} schemas={editor.schemas} problems={problems} />
          </Suspense>
        )}
      </Stack>
    </EditorProvider>
  );
}

const views = { Whole: ValueEditor, Inside };
const root: readonly (string | number)[] = [];
