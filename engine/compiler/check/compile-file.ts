import type { z } from 'zod';

import { form } from '../../schema/form.ts';
import { list } from '../../schema/list.ts';
import { redirect, screen } from '../../schema/screen.ts';
import { type Catalogue, type Declared, declaredIn, isCatalogue } from './catalogue.ts';
import { checkChoices } from './check-choices.ts';
import { checkConditions } from './check-conditions.ts';
import { checkLabels } from './check-labels.ts';
import {
  checkData,
  checkNavigation,
  checkParameters,
  checkRedirect,
  checkReferences,
  checkSteps,
  rootsOfBlocks,
} from './check-names.ts';
import { checkSources } from './check-sources.ts';
import { checkUnusedParameters } from '../texts/check-unused.ts';
import { productLanguage } from '../../schema/language.ts';
import type { Fault } from '../report/faults.ts';
import { type FileKind, parametersOf } from '../read/file-kind.ts';
import { navigation } from './navigation.ts';
import { ConfigReader } from './read-config.ts';
import type { ShapeAt } from './reference-words.ts';
import { schemaFaults } from './schema-faults.ts';
import { type Usage, fileScope, shapeAt } from './scope.ts';
import { type Shape, entryShape, plain, shapeOf, unknownShape } from './shape.ts';
import type { SourceFile } from '../read/source-file.ts';
import { recordOf } from '../../record.ts';

/** A screen, list, form or the navigation that matches its schema, and what its names mean. */
export interface CheckedFile {
  readonly file: SourceFile;
  readonly kind: FileKind;
  readonly catalogue: Catalogue;
  readonly shapeAt: ShapeAt;
  /** Faults of what nothing in it uses; another fault is probably their cause. */
  readonly unused: readonly Fault[];
}

/** The result of compiling a file: the value of its kind, undefined if the file does not match its schema. */
export interface Compiled {
  readonly screen?: z.output<typeof screen> | z.output<typeof redirect> | undefined;
  readonly list?: z.output<typeof list> | undefined;
  readonly form?: z.output<typeof form> | undefined;
  readonly navigation?: z.output<typeof navigation> | undefined;
  readonly faults: readonly Fault[];
  /** The file without faults, for the rules. */
  readonly checked?: CheckedFile;
}

/** Checks one file against the schema of its kind, in the scope of the names it may use. */
export function compileFile(file: SourceFile, kind: FileKind, catalogue: Catalogue, usage: Usage): Compiled {
  if (file.syntaxFaults.length > 0) {
    usage.isComplete = false;
    return { faults: file.syntaxFaults };
  }
  const faults: Fault[] = [];
  addTexts(file.hidden, catalogue, usage);
  const declared: Declared = declaredIn(file, kind) ?? new Map();
  const search: Declared = kind === 'screen' ? declared : new Map();
  const data = dataShapes(file, catalogue);
  const fileRoots = rootsOfFile(file, kind, catalogue, data, declared);
  const scopeRoots = new Map([...catalogue.roots, ...fileRoots]);
  const reader = new ConfigReader(catalogue.kinds);
  const scope = fileScope(catalogue, { roots: fileRoots, search, data }, usage);
  const parse = <Schema extends z.ZodType>(schema: Schema): z.output<Schema> | undefined => {
    const { value, issues } = reader.read(schema, file.value, scope);
    if (issues.length === 0) return value;
    faults.push(...schemaFaults(file, issues));
    addTexts(file.value, catalogue, usage);
    return undefined;
  };
  faults.push(
    ...checkParameters(file, kind, catalogue),
    ...checkChoices(file, kind, declared, catalogue),
    ...checkReferences(file, kind, catalogue),
    ...checkConditions(file),
    ...checkLabels(file),
  );
  let compiled: Omit<Compiled, 'faults' | 'checked'>;
  switch (kind) {
    case 'screen':
      faults.push(...checkRedirect(file, catalogue));
      compiled = { screen: 'redirect' in recordOf(file.value) ? parse(redirect) : parse(screen) };
      break;
    case 'list':
      compiled = { list: parse(list) };
      break;
    case 'form':
      faults.push(...checkSteps(file));
      compiled = { form: parse(form) };
      break;
    case 'navigation':
      faults.push(...checkNavigation(file, catalogue));
      compiled = { navigation: parse(navigation) };
      break;
  }
  // An entry with a fault of its own is not compared with the contract as well.
  const parentOf = ({ file: name, pointer }: Fault): string => `${name} ${pointer.replace(/\/[^/]*$/, '')}`;
  const faulty = new Set(faults.filter(({ pointer }) => pointer.startsWith('/fields/')).map(parentOf));
  const sources = checkSources(file, catalogue, (reference) => shapeAt(scopeRoots, reference));
  faults.push(...sources.filter((fault) => !faulty.has(parentOf(fault))));
  if (faults.length > 0) return { ...compiled, faults };
  // In a file with faults it is unknown what is unused: the faulty parts may be meant to use it.
  const unused = [...checkData(file), ...checkUnusedParameters(file, kind, declared)];
  const checked = { file, kind, catalogue, shapeAt: (reference: string) => shapeAt(scopeRoots, reference), unused };
  return { ...compiled, faults, checked };
}

/** The roots of the references that a file may use, such as `search` of `$search.shelf`, with their shapes. */
export function rootsOf(file: SourceFile, kind: FileKind, catalogue: Catalogue): ReadonlyMap<string, Shape> {
  const declared: Declared = declaredIn(file, kind) ?? new Map();
  return new Map([...catalogue.roots, ...rootsOfFile(file, kind, catalogue, dataShapes(file, catalogue), declared)]);
}

/** The shapes of the file's data, by the names under `data`. */
function dataShapes(file: SourceFile, catalogue: Catalogue): Map<string, Shape> {
  const { data } = recordOf(file.value);
  return new Map(Object.entries(recordOf(data)).map(([name, source]) => [name, sourceShape(source, catalogue)]));
}

/** The reference roots of this file only: its parameters, its data, the row of a list, the fields of a form. */
function rootsOfFile(
  file: SourceFile,
  kind: FileKind,
  catalogue: Catalogue,
  data: ReadonlyMap<string, Shape>,
  declared: Declared,
): Map<string, Shape> {
  const content: Record<string, unknown> = recordOf(file.value);
  const { key, root: ofParameters } = parametersOf(kind);
  const parameters = Object.entries(recordOf(content[key])).map(([name, specification]): [string, Shape] => {
    // The shape of a parameter with an invalid declaration is unknown.
    return [name, declared.get(name) ? parameterShape(recordOf(specification), catalogue) : unknownShape];
  });
  const roots = new Map(data);
  roots.set(ofParameters, shapeOf(parameters));
  if (kind === 'list') roots.set('row', entryShape(answerOf(content['operation'], catalogue)) ?? unknownShape);
  if (kind === 'form') {
    roots.set(
      'form',
      shapeOf(Object.entries(recordOf(content['fields'])).map(([name, node]) => [name, fieldShape(node, catalogue)])),
    );
    // The former value of a watched value.
    roots.set('before', shapeOf(['value']));
    // The increase of a watched value.
    roots.set('gained', shapeOf(['value']));
    roots.set('answer', answerOf(recordOf(content['submit']).operation, catalogue));
    // When the answer came.
    roots.set('sent', shapeOf([['date', { ...plain, kind: 'date' }]]));
  }
  for (const [root, shape] of rootsOfBlocks(file, catalogue)) roots.set(root, shape);
  return roots;
}

function parameterShape({ from, date, oneOf, integer }: Record<string, unknown>, catalogue: Catalogue): Shape {
  if (date === true) {
    const moment: Shape = { ...plain, kind: 'date' };
    return shapeOf([
      ['start', moment],
      ['end', moment],
    ]);
  }
  if (isCatalogue(from)) return catalogue.entryFields(from);
  if (Array.isArray(oneOf)) return { ...plain, kind: 'text', words: oneOf.map(String) };
  if (integer === undefined) return plain;
  const { min, max } = recordOf(integer);
  return { ...plain, kind: 'amount', range: [Number(min), Number(max)] };
}

/** The shape of a form field: its text, and the parts that can be read from it. */
function fieldShape(node: unknown, catalogue: Catalogue): Shape {
  const { field } = recordOf(node);
  const known = catalogue.kinds.slots.field.get(String(field));
  return { ...shapeOf(known?.parts ?? []), kind: known?.schema.format === 'amount' ? 'amount' : undefined };
}

function sourceShape(source: unknown, catalogue: Catalogue): Shape {
  const { view, operation, first } = recordOf(source);
  const known = catalogue.kinds.views.get(String(view));
  if (known) {
    const lists = Object.entries(known.lists ?? {});
    const fieldsOf = (names: readonly string[]): [string, Shape][] =>
      names.map((name) => [name, { ...plain, kind: productLanguage().kindOfField(name) }]);
    const listShapes = lists.map(([name, fields]): [string, Shape] => [
      name,
      { ...plain, items: shapeOf(fieldsOf(fields)) },
    ]);
    return shapeOf([...fieldsOf(known.fields), ...listShapes]);
  }
  const answer = answerOf(operation, catalogue);
  return (first === true ? entryShape(answer) : answer) ?? unknownShape;
}

/** The shape of an operation's answer; `unread` for an unknown operation. */
function answerOf(operation: unknown, catalogue: Catalogue): Shape {
  return catalogue.operations.get(String(operation))?.answer ?? unknownShape;
}

/** Marks every text named in a faulty file as used, because its actual uses are known only without faults. */
function addTexts(node: unknown, catalogue: Catalogue, usage: Usage): void {
  if (typeof node === 'string') {
    if (catalogue.texts.has(node)) usage.texts.add(node);
  } else if (typeof node === 'object' && node !== null) {
    for (const child of Object.values(node)) addTexts(child, catalogue, usage);
  }
}
