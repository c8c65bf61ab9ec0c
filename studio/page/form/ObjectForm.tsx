import Form from '@rjsf/mantine';
import type { FieldProps, FieldTemplateProps, RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { useDebouncedCallback } from '@mantine/hooks';
import { useMemo, useState } from 'react';

import { type At, atOf } from './at.ts';
import { type Edit, pointerOf, useEditor } from './editor-context.ts';
import { propertiesOf } from './parts.ts';
import { dateKindOf } from './dates.ts';
import { DateWidget } from './DateWidget.tsx';
import { FileLink } from './FileLink.tsx';
import { ProblemsAt } from './ProblemsAt.tsx';
import { ChoiceWidget, IconWidget, ReferenceWidget, TextKeyWidget } from './widgets.tsx';
import { WordWidget } from './WordWidget.tsx';
import { isWordOfParameter } from './search-word.ts';
import { type Path, type Schema, alternativesOf, resolveSchema, slotOf } from './schema.ts';
import { wordsOf } from '../../../compiler/changes/plain-words.ts';
import { recordOf } from 'engine/record.ts';

/** The engine validates nothing: the compiler on the server does, and its faults are shown at their fields. */
const noValidation: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

/** Letters typed within this time are one change, ms. */
const pause = 150;

/** How the engine shows a property: by a widget, or by an editor of its own for what is not a plain value. */
interface Shown {
  readonly schema: RJSFSchema;
  readonly ui: UiSchema;
}

const widgets = {
  date: DateWidget,
  text: TextKeyWidget,
  icon: IconWidget,
  reference: ReferenceWidget,
  choice: ChoiceWidget,
  word: WordWidget,
};

/** The property that holds more than a plain value. */
function Nested({ uiSchema, name, required = false }: FieldProps) {
  const {
    views: { Whole },
  } = useEditor();
  const at = atOf(uiSchema?.['ui:options']);
  if (!at) return null;
  const { path, schema, value } = at;
  return <Whole label={wordsOf(name)} path={path} schema={schema} value={value} isRequired={required} />;
}

/** A field with the problems that the checker found there. */
function Template({ id, children, hidden = false, uiSchema }: FieldTemplateProps) {
  const at = atOf(uiSchema?.['ui:options']);
  const path = at?.path;
  if (hidden) return null;
  return (
    <div data-field={path === undefined ? id : pointerOf(path)}>
      {children}
      {at && <FileLink name={String(at.path.at(-1))} value={at.value} />}
      {path !== undefined && uiSchema?.['ui:field'] === undefined && <ProblemsAt path={path} />}
    </div>
  );
}

/** The properties of an object: plain values as fields of a form, everything else as an editor of its own. */
export function ObjectForm({
  schema,
  path,
  value,
  isEntry = false,
}: {
  schema: Schema;
  path: Path;
  value: Readonly<Record<string, unknown>>;
  /** Whether it is the entries of a list, whose names are numbers. */
  isEntry?: boolean;
}) {
  const { schemas, choices, edit } = useEditor();
  const { schema: shown, uiSchema } = useMemo(() => {
    const parts = propertiesOf(schema, value);
    const names = new Set(parts.map(([name]) => name));
    const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
    const fields = parts.map(([name, unresolved]): [string, Shown] => {
      const property = resolveSchema(schemas, unresolved);
      const hasCount = 'count' in recordOf(value['with']);
      const at: At = { path: [...path, isEntry ? Number(name) : name], schema: property, value: value[name], hasCount };
      const isNested = alternativesOf(schemas, property).length > 0;
      const nested: Shown = { schema: { title: wordsOf(name) }, ui: { 'ui:field': 'nested', 'ui:options': { at } } };
      return [name, (isNested ? undefined : shownProperty(name, at)) ?? nested];
    });
    return {
      schema: {
        type: 'object' as const,
        required: required.filter((name) => names.has(name)),
        properties: Object.fromEntries(fields.map(([name, field]) => [name, field.schema])),
      },
      uiSchema: Object.fromEntries(fields.map(([name, field]) => [name, field.ui])),
    };
  }, [schema, schemas, path, value, isEntry]);
  const isPlain = (name: string): boolean => recordOf(uiSchema[name])['ui:field'] === undefined;
  // What was typed and is not in the file yet.
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({});
  const send = useDebouncedCallback(
    (all: Readonly<Record<string, unknown>>) => {
      const edits = Object.entries(all).map(([name, next]): Edit => {
        const at = [...path, isEntry ? Number(name) : name];
        return next === undefined ? { op: 'remove', path: at } : { op: 'set', path: at, value: next };
      });
      void edit(edits, pointerOf(edits[0]?.path ?? path)).then((isDone) => {
        if (!isDone) return;
        setTyped((now) => Object.fromEntries(Object.entries(now).filter(([name, current]) => current !== all[name])));
      });
    },
    { delay: pause, flushOnUnmount: true },
  );
  const shownValue = { ...Object.fromEntries(Object.entries(value).filter(([name]) => isPlain(name))), ...typed };
  return (
    <Form
      tagName="div"
      idPrefix={`f${pointerOf(path)}`}
      idSeparator="/"
      schema={shown}
      uiSchema={{ 'ui:submitButtonOptions': { norender: true }, ...uiSchema }}
      formData={shownValue}
      formContext={choices}
      validator={noValidation}
      noValidate
      noHtml5Validate
      showErrorList={false}
      fields={{ nested: Nested }}
      templates={{ FieldTemplate: Template }}
      onChange={({ formData }) => {
        const after: Record<string, unknown> = recordOf(formData);
        const changed = Object.keys(shown.properties).filter(
          (name) => isPlain(name) && after[name] !== shownValue[name],
        );
        if (changed.length === 0) return;
        const all = { ...typed, ...Object.fromEntries(changed.map((name) => [name, after[name]])) };
        setTyped(all);
        send(all);
        // What is chosen, not typed, is sent at once.
        if (changed.some((name) => typeof after[name] !== 'string' || uiSchema[name]?.['ui:widget'] !== undefined))
          send.flush();
      }}
      onBlur={() => send.flush()}
    />
  );
}

/** How a plain value is shown; undefined if it is not plain. */
function shownProperty(name: string, at: At): Shown | undefined {
  const { schema } = at;
  if (slotOf(schema) !== undefined) return undefined;
  const help = typeof schema['description'] === 'string' ? { description: schema['description'] } : {};
  const { enum: words } = schema;
  const kind = fieldOfStep.test(pointerOf(at.path)) ? 'fields' : schema['x-kind'];
  const [type, ...otherTypes] = [schema['type']].flat();
  const as = (shown: PlainType, widget?: keyof typeof widgets, chosen: readonly unknown[] = []): Shown => ({
    schema: { title: typeof schema['title'] === 'string' ? schema['title'] : wordsOf(name), ...help, type: shown },
    ui: {
      ...(widget && { 'ui:widget': widgets[widget] }),
      'ui:options': { at, words: [...chosen], kind: String(kind) },
    },
  });
  if (kind === 'text' || kind === 'icon') return as('string', kind);
  if (dateKindOf(schema) !== undefined) return as('string', 'date');
  if (kind === 'data' || kind === 'search' || kind === 'fields') return as('string', 'choice');
  if (kind === 'searchWord' || (type === 'string' && isWordOfParameter(at.path))) return as('string', 'word');
  if (Array.isArray(words)) return as('string', 'choice', words);
  if ('const' in schema) return as('string', 'choice', [schema['const']]);
  if (type === 'object' || type === 'array' || otherTypes.some((other) => other === 'object' || other === 'array'))
    return undefined;
  if (otherTypes.length > 0) return as('string', 'reference');
  return (
    plainTypes.find((candidate) => candidate === type) &&
    as(plainTypes.find((candidate) => candidate === type) ?? 'string')
  );
}

/** The place of the name of a field in a step of a form. */
const fieldOfStep = /^\/steps\/\d+\/fields\/\d+$/;

const plainTypes = ['string', 'number', 'integer', 'boolean'] as const;
type PlainType = (typeof plainTypes)[number];
