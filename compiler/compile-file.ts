import { z } from 'zod';

import { form } from '../src/engine/definition/form.ts';
import { list } from '../src/engine/definition/list.ts';
import { type DataSource, redirect, screen } from '../src/engine/definition/screen.ts';
import { type Scope, withScope } from '../src/engine/definition/scope.ts';
import type { Shape } from './contract.ts';
import { type Fault, nearest } from './faults.ts';
import { navigation } from './navigation.ts';
import { type Catalogue, type Usage, fileScope, shapeOf } from './scope.ts';
import type { SourceFile } from './source-file.ts';

const schemas = { screen: z.union([screen, redirect]), list, form, navigation };
type FileKind = keyof typeof schemas;
type Compiled = { [Kind in FileKind]?: z.output<(typeof schemas)[Kind]> };

const catalogueFields = {
  tokens: ['ticker', 'label', 'name', 'decimals', 'rateField', 'candleSymbol'],
  networks: ['label', 'name', 'hasMemo'],
};

/** Checks one file against the schema of its kind, in the scope of the words it may use. */
export function compileFile(file: SourceFile, kind: FileKind, catalogue: Catalogue, usage: Usage): Compiled & { faults: Fault[] } {
  if (file.syntaxFaults.length > 0) return { faults: [...file.syntaxFaults] };
  const faults: Fault[] = [];
  const given: Record<string, unknown> = Object(file.value);
  const scope = fileScope(catalogue, ownRoots(given, kind, catalogue), usage);
  const parse = <Schema extends z.ZodType>(schema: Schema): z.output<Schema> | undefined => {
    const result = withScope(scope, () => schema.safeParse(file.value));
    if (!result.success) faults.push(...result.error.issues.flatMap((issue) => issueFaults(file, issue, scope)));
    return result.success ? result.data : undefined;
  };
  checkSources(file, given, catalogue, faults);
  switch (kind) {
    case 'screen':
      return { screen: 'redirect' in given ? parse(redirect) : parse(screen), faults };
    case 'list':
      return { list: parse(list), faults };
    case 'form':
      return { form: parse(form), faults };
    case 'navigation':
      return { navigation: parse(navigation), faults };
  }
}

/** What `$…` may lead to in this file alone: its parameters, its data, the row of a list, the fields of a form. */
function ownRoots(given: Record<string, unknown>, kind: FileKind, catalogue: Catalogue): Map<string, Shape> {
  const roots = new Map<string, Shape>();
  const parameters: Record<string, unknown> = Object(kind === 'screen' ? given['search'] : given['parameters']);
  const shapes = Object.entries(parameters).map(([name, specification]): [string, Shape] => {
    const from: unknown = Object(specification).from;
    return [name, shapeOf(from === 'tokens' || from === 'networks' ? catalogueFields[from] : [])];
  });
  roots.set(kind === 'screen' ? 'search' : 'parameter', shapeOf(shapes));
  for (const [name, source] of Object.entries<DataSource>(Object(given['data']))) roots.set(name, sourceShape(source, catalogue));
  if (kind === 'list') roots.set('row', itemShape(catalogue.operations.get(String(given['operation']))?.answer));
  if (kind === 'form') {
    roots.set('form', shapeOf(Object.keys(Object(given['fields']))));
    roots.set('answer', catalogue.operations.get(String(Object(given['submit']).operation))?.answer ?? shapeOf([]));
  }
  return roots;
}

function itemShape(answer: Shape | undefined): Shape {
  return answer?.fields.get('result')?.items ?? answer?.items ?? shapeOf([]);
}

function sourceShape(source: DataSource, catalogue: Catalogue): Shape {
  if ('view' in source) return shapeOf(catalogue.kinds.views.get(source.view)?.fields ?? []);
  const answer = catalogue.operations.get(source.operation)?.answer;
  return source.first ? itemShape(answer) : (answer ?? shapeOf([]));
}

/** Names under `with` and `body` that the operation or view does not take. */
function checkSources(file: SourceFile, given: Record<string, unknown>, catalogue: Catalogue, faults: Fault[]): void {
  const check = (path: string[], source: unknown): void => {
    const { operation, view, with: parameters, body }: Record<string, unknown> = Object(source);
    const called = catalogue.operations.get(String(operation));
    const known = called
      ? [...called.pathParameters, ...called.queryParameters]
      : catalogue.kinds.views.get(String(view))?.parameters;
    if (!known) return;
    const complain = (key: string, group: string, words: readonly string[]): void => {
      const message = `${String(operation ?? view)} takes no "${key}"`;
      faults.push(file.fault([...path, group, key], message, nearest(key, words), true));
    };
    for (const key of Object.keys(Object(parameters))) if (!known.includes(key)) complain(key, 'with', known);
    for (const key of Object.keys(Object(body))) if (!called?.bodyFields.includes(key)) complain(key, 'body', called?.bodyFields ?? []);
    for (const key of called && group(called.pathParameters, parameters, Object(source).path) || []) {
      faults.push(file.fault(path, `${String(operation)} needs "${key}"`));
    }
  };
  for (const [name, source] of Object.entries(Object(given['data']))) check(['data', name], source);
  if ('operation' in given) check([], given);
  const submit: Record<string, unknown> = Object(given['submit']);
  check(['submit'], submit);
  if ('verify' in submit) check(['submit', 'verify'], submit['verify']);
}

/** Path parameters that neither group of values gives. */
function group(needed: readonly string[], ...given: unknown[]): string[] {
  const keys = given.flatMap((values) => Object.keys(Object(values)));
  return needed.filter((name) => !keys.includes(name));
}

/** One issue of the schema as faults with their places. */
function issueFaults(file: SourceFile, issue: z.core.$ZodIssue, scope: Scope): Fault[] {
  switch (issue.code) {
    case 'unrecognized_keys': {
      const words = knownKeys(issue);
      return issue.keys.map((key) => file.fault([...issue.path, key], `unknown key "${key}"`, scope.nearest(key, words), true));
    }
    case 'invalid_value': {
      const given = valueAt(file.value, issue.path);
      const words = issue.values.map(String);
      const message = given === undefined ? `missing: one of ${words.join(', ')}` : `"${String(given)}" is none of ${words.join(', ')}`;
      return [file.fault(issue.path, message, scope.nearest(String(given), words))];
    }
    case 'invalid_union': {
      const best = issue.errors.toSorted((a, b) => a.length - b.length || depth(b) - depth(a))[0] ?? [];
      return best.length === 0
        ? [file.fault(issue.path, 'matches none of the forms allowed here')]
        : best.flatMap((inner) => issueFaults(file, { ...inner, path: [...issue.path, ...inner.path] }, scope));
    }
    case 'invalid_type': {
      const isMissing = valueAt(file.value, issue.path) === undefined;
      const key = String(issue.path.at(-1));
      return [file.fault(issue.path, isMissing ? `missing "${key}" (${issue.expected})` : `must be of type ${issue.expected}`)];
    }
    case 'custom': {
      const hint: unknown = issue.params?.['nearest'];
      return [file.fault(issue.path, issue.message, typeof hint === 'string' ? hint : undefined)];
    }
    default:
      return [file.fault(issue.path, issue.message)];
  }
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length));
}

function knownKeys(issue: z.core.$ZodIssue): string[] {
  const shape: unknown = Object(issue.inst)._zod?.def?.shape;
  return Object.keys(Object(shape));
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((held, key) => Object(held)[key], root);
}
