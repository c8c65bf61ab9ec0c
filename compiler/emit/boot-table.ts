import type { BootRequest, BootRoute, BootTable } from '../../src/boot/table.ts';
import type { Parameter } from 'engine/runtime/parameter.ts';
import { ImportMark, type SlotMark } from 'engine/schema/import-mark.ts';
import type { DataSource } from 'engine/schema/screen.ts';
import type { Condition } from 'engine/schema/condition.ts';
import { isReference, rootsIn } from 'engine/schema/value.ts';
import type { Operation } from 'engine/compiler/read/contract.ts';
import type { Project } from '../project.ts';
import type { CompiledScreen } from 'engine/compiler/project.ts';
import { recordOf } from 'engine/record.ts';

/** How the name of the folder of texts begins, among the assets of a build. */
export const textsPrefix = 'texts-';

type Values = Readonly<Record<string, unknown>>;

/** The table for the boot script, which runs before the app's code is loaded. `finishDist` fills in the file names. */
export function bootTable(project: Project): BootTable {
  return { files: [], messenger: [], routes: routesOf(project) };
}

/** The first requests of every screen, by its path. */
function routesOf(project: Project): Record<string, BootRoute> {
  const table: Record<string, BootRoute> = {};
  for (const [path, screen] of project.screens) {
    if ('redirect' in screen) continue;
    const { search, once } = screen;
    const requests = requestsOf(project, screen);
    const text = JSON.stringify(requests);
    const read = Object.entries(search).filter(([name]) => text.includes(`$search.${name}`));
    table[path] = { search: Object.fromEntries(read), requests, files: [], ...(once && { once }) };
  }
  return table;
}

/** The requests for the screen's data, the first pages of its lists and its forms, without those that wait for a value. */
function requestsOf(project: Project, screen: CompiledScreen): BootRequest[] {
  const requests = [
    ...Object.values(screen.data).flatMap((source) => sourceRequests(project, source)),
    ...screen.blocks.flatMap((block) => [...pageRequests(project, block), ...formRequests(project, block)]),
  ];
  const keyOf = ({ path, query, only }: BootRequest): string => JSON.stringify({ path, query, only });
  const always = new Set(requests.filter(({ only }) => !only).map(keyOf));
  const needed = requests.filter(({ only, ...request }) => !only || !always.has(keyOf(request)));
  return [...new Map(needed.map((request) => [keyOf(request), request])).values()];
}

function sourceRequests(project: Project, source: DataSource, args: Values = source.with ?? {}): BootRequest[] {
  if (source.when) return [];
  if ('operation' in source) return requestOf(project.operations.get(source.operation), args, false);
  const requests = project.kinds.views.get(source.view)?.requests ?? [];
  return requests.flatMap(({ operation, with: parameters, isFirstPage }) => {
    const filledIn = { ...filled(parameters ?? {}, '$', args), ...(isFirstPage && firstPage(project)) };
    return requestOf(project.operations.get(operation), filledIn, false);
  });
}

function pageRequests(project: Project, { props, when }: SlotMark): BootRequest[] {
  const { list: mark, with: args }: Values = { ...props };
  const list = mark instanceof ImportMark ? project.lists.get(mark.name) : undefined;
  if (when || !list) return [];
  const parameters = { ...defaultsOf(list.parameters), ...recordOf(args) };
  const page = { ...filled(list.with, '$parameter.', parameters), ...firstPage(project) };
  return requestOf(project.operations.get(list.operation), page, true);
}

/**
 * The requests for a form's data. A condition about the address is read in the boot script; one about what is open
 * (config/networks.json) is not waited for: it nearly always holds.
 */
function formRequests(project: Project, { props, when }: SlotMark): BootRequest[] {
  const { form: mark, with: args }: Values = { ...props };
  const form = mark instanceof ImportMark ? project.forms.get(mark.name) : undefined;
  const only = addressConditions(when);
  if (!form || !only) return [];
  const parameters = { ...defaultsOf(form.parameters), ...recordOf(args) };
  return Object.values(form.data)
    .flatMap((source) => {
      const withParameters = filled(source.with ?? {}, '$parameter.', parameters);
      const isOfAddress = [...rootsIn(withParameters)].every((root) => root === 'search');
      return isOfAddress ? sourceRequests(project, source, withParameters) : [];
    })
    .map((request) => (only.length === 0 ? request : { ...request, only }));
}

/** What a condition asks of the address; undefined if it also asks something else that is not known before the app runs. */
function addressConditions(condition: Condition | undefined): NonNullable<BootRequest['only']> | undefined {
  if (condition === undefined || rootsIn(condition).size === 0) return [];
  if ('all' in condition) {
    const all = condition.all.map(addressConditions);
    return all.includes(undefined) ? undefined : all.flatMap((one) => one ?? []);
  }
  const isNot = 'not' in condition;
  const inner = isNot ? condition.not : condition;
  if (!('equals' in inner)) return undefined;
  const [reference, value] = inner.equals.map(String);
  if (reference === undefined || value === undefined || !reference.startsWith('$search.') || isReference(value))
    return undefined;
  return [[reference, value, !isNot]];
}

function firstPage({ values }: Project): Values {
  return { offset: 0, limit: values?.app.pageSize };
}

function defaultsOf(parameters: Readonly<Record<string, Parameter>>): Values {
  return Object.fromEntries(Object.entries(parameters).map(([name, parameter]) => [name, parameter.default]));
}

/** Values with each parameter replaced by its given value: `$parameter.currency.ticker` → `$search.currency.ticker`. */
function filled(values: Values, root: string, args: Values): Values {
  const pairs = Object.entries(values).map(([key, value]) => {
    if (typeof value !== 'string' || !value.startsWith(root)) return [key, value];
    const [name = '', ...path] = value.slice(root.length).split('.');
    const arg = args[name];
    if (path.length === 0) return [key, arg];
    return [key, typeof arg === 'string' && arg.startsWith('$') ? [arg, ...path].join('.') : undefined];
  });
  return Object.fromEntries(pairs);
}

/** The request of a GET operation; empty if a value in its path is unknown. */
function requestOf(operation: Operation | undefined, args: Values, isPage: boolean): BootRequest[] {
  if (!operation || operation.method !== 'GET') return [];
  const known = new Map(
    Object.entries(args).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)] as const])),
  );
  if (!operation.pathParameters.every((name) => known.has(name))) return [];
  const query = operation.queryParameters
    .filter((name) => known.has(name))
    .map((name): [string, string] => [name, known.get(name) ?? '']);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${known.get(name) ?? ''}}`);
  const { isPublic } = operation;
  return [
    isPage ? { path, query: query.filter(([, value]) => value !== ''), isPublic, isPage } : { path, query, isPublic },
  ];
}
