import type { BootRequest, BootRoute, BootTable } from '../../src/boot/table.ts';
import type { Parameter } from 'engine/runtime/parameter.ts';
import { ImportMark, type SlotMark } from 'engine/schema/import-mark.ts';
import type { DataSource } from 'engine/schema/screen.ts';
import type { Condition } from 'engine/schema/condition.ts';
import type { Operation } from 'engine/compiler/read/contract.ts';
import type { Project } from '../project.ts';
import type { CompiledScreen } from 'engine/compiler/project.ts';
import { recordOf } from 'engine/record.ts';
import { isReference } from 'engine/schema/value.ts';
import { bootCondition, isKnownAtStart } from './boot-condition.ts';

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

/** The requests for the screen's data, the first pages of its lists and its forms, without those that wait for an answer. */
function requestsOf(project: Project, screen: CompiledScreen): BootRequest[] {
  const { allowed } = screen.access;
  const requests = [
    ...Object.values(screen.data).flatMap((source) => sourceRequests(project, source)),
    ...screen.blocks.flatMap((block) => [...pageRequests(project, block), ...formRequests(project, block)]),
  ].flatMap((request) => (allowed === undefined ? request : requestsWhen({ allowed }, [request])));
  const keyOf = ({ path, query, when }: BootRequest): string => JSON.stringify({ path, query, when });
  const always = new Set(requests.filter(({ when }) => !when).map(keyOf));
  const needed = requests.filter(({ when, ...request }) => !when || !always.has(keyOf(request)));
  return [...new Map(needed.map((request) => [keyOf(request), request])).values()];
}

/** The requests with one more condition; none if it never holds, or if the boot script cannot decide it. */
function requestsWhen(condition: Condition | undefined, requests: readonly BootRequest[]): BootRequest[] {
  return requests.flatMap((request) => {
    const when = bootCondition({ all: [condition, request.when].filter((one) => one !== undefined) });
    return typeof when === 'object' ? { ...request, when } : when === true ? request : [];
  });
}

function sourceRequests(project: Project, source: DataSource, args: Values = source.with ?? {}): BootRequest[] {
  if ('operation' in source)
    return requestsWhen(source.when, requestOf(project.operations.get(source.operation), args, false));
  const requests = project.kinds.views.get(source.view)?.requests ?? [];
  return requestsWhen(
    source.when,
    requests.flatMap(({ operation, with: parameters, isFirstPage, when }) => {
      const values = { ...filled(parameters ?? {}, '$', args), ...(isFirstPage && firstPage(project)) };
      return requestsWhen(filledIn(when, '$', args), requestOf(project.operations.get(operation), values, false));
    }),
  );
}

/** The first pages of lists that a block declares (`pages` of its definition); one of several parts is not a page of the API. */
function pageRequests(project: Project, { name, props, when }: SlotMark): BootRequest[] {
  const pages = project.kinds.slots.block.get(name)?.pages?.(props) ?? [];
  return pages.flatMap((page) => {
    const list = project.lists.get(page.list.name);
    if (!list) return [];
    const parameters = parametersOf(list.parameters, page.with);
    const isWhole = list.iterates && { not: filledIn(list.iterates.when, '$parameter.', parameters) };
    const values = {
      ...filled(list.with, '$parameter.', parameters),
      ...firstPage(project),
      ...(page.size !== undefined && { limit: page.size }),
    };
    const requests = requestOf(project.operations.get(list.operation), values, true);
    return [when, page.when, isWhole].reduce((left, one) => requestsWhen(one, left), requests);
  });
}

/** The requests for a form's data. */
function formRequests(project: Project, { props, when }: SlotMark): BootRequest[] {
  const { form: mark, with: args }: Values = { ...props };
  const form = mark instanceof ImportMark ? project.forms.get(mark.name) : undefined;
  if (!form) return [];
  const parameters = parametersOf(form.parameters, recordOf(args));
  return Object.values(form.data).flatMap((source) => {
    const inner = filledIn(source.when, '$parameter.', parameters);
    const requests = sourceRequests(
      project,
      { ...source, when: inner },
      filled(source.with ?? {}, '$parameter.', parameters),
    );
    return requestsWhen(when, requests);
  });
}

function firstPage({ values }: Project): Values {
  return { offset: 0, limit: values?.app.pageSize };
}

/** The values of parameters by name, and the entries of the chosen tokens by `name.`, for their fields. */
function parametersOf(parameters: Readonly<Record<string, Parameter>>, args: Values): Values {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, parameter]): [string, unknown][] => {
      const value = args[name] ?? parameter.default;
      const isToken = 'from' in parameter && parameter.from === 'tokens' && !isReference(value);
      return isToken
        ? [
            [name, value],
            [`${name}.`, `$tokens.${String(value)}`],
          ]
        : [[name, value]];
    }),
  );
}

/** Values with each parameter replaced by its value: `$parameter.currency.ticker` → `$search.currency.ticker`. */
function filled(values: Values, root: string, args: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, filledValue(value, root, args)]));
}

/** A condition with each parameter replaced; one of a parameter without a value stays, and is not decided. */
function filledIn<Part>(part: Part, root: string, args: Values): Part;
function filledIn(part: unknown, root: string, args: Values): unknown {
  if (Array.isArray(part)) return part.map((one) => filledIn(one, root, args));
  if (typeof part !== 'object' || part === null) return filledValue(part, root, args) ?? part;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, filledIn(one, root, args)]));
}

function filledValue(value: unknown, root: string, args: Values): unknown {
  if (typeof value !== 'string' || !value.startsWith(root)) return value;
  const [name = '', ...path] = value.slice(root.length).split('.');
  if (path.length === 0) return args[name];
  const entry = args[`${name}.`] ?? args[name];
  return isReference(entry) ? [entry, ...path].join('.') : entry === '' ? entry : value;
}

/** The request of a GET operation; empty if a value in its path is unknown, or one of an answer. */
function requestOf(operation: Operation | undefined, args: Values, isPage: boolean): BootRequest[] {
  if (!operation || operation.method !== 'GET') return [];
  const known = new Map(
    Object.entries(args).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)] as const])),
  );
  if (!operation.pathParameters.every((name) => known.has(name))) return [];
  if (!isKnownAtStart([...known.values()])) return [];
  const query = operation.queryParameters
    .filter((name) => known.has(name))
    .map((name): [string, string] => [name, known.get(name) ?? '']);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${known.get(name) ?? ''}}`);
  const { isPublic } = operation;
  return [
    isPage ? { path, query: query.filter(([, value]) => value !== ''), isPublic, isPage } : { path, query, isPublic },
  ];
}
