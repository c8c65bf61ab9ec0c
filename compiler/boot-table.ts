import type { BootRequest, BootRoute } from '../src/boot/table.ts';
import type { Operation } from './contract.ts';
import type { CompiledScreen, Project } from './project.ts';

/** What every screen asks for first, for the script that starts before the app's code is there. */
export function bootTable(project: Project): Record<string, BootRoute> {
  const table: Record<string, BootRoute> = {};
  for (const [path, screen] of project.screens) {
    if ('redirect' in screen) continue;
    table[path] = { search: screen.search, requests: requestsOf(project, screen), chunks: [], styles: [] };
  }
  return table;
}

function requestsOf(project: Project, screen: CompiledScreen): BootRequest[] {
  const requests: BootRequest[] = [];
  const add = (operation: Operation | undefined, given: Record<string, unknown>): void => {
    if (!operation || operation.method !== 'GET') return;
    const values = Object.fromEntries(Object.entries(given).map(([key, held]) => [key, String(held)]));
    const query = operation.queryParameters.filter((name) => name in values).map((name): [string, string] => [name, values[name] ?? '']);
    const request = { path: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${values[name] ?? ''}}`), query, isPublic: operation.isPublic };
    if (!requests.some((known) => JSON.stringify(known) === JSON.stringify(request))) requests.push(request);
  };
  for (const source of Object.values(screen.data)) {
    if (source.when) continue;
    const given: Record<string, unknown> = source.with ?? {};
    if ('operation' in source) {
      add(project.operations.get(source.operation), given);
      continue;
    }
    for (const request of project.kinds.views.get(source.view)?.requests ?? []) {
      const values = Object.entries(request.with ?? {}).map(([key, held]) => {
        const isParameter = typeof held === 'string' && held.startsWith('$');
        return [key, isParameter ? given[held.slice(1)] : held];
      });
      add(project.operations.get(request.operation), Object.fromEntries(values));
    }
  }
  return requests;
}
