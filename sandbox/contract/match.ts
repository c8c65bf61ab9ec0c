import type { Operation } from './operation.ts';

/** The operation for a request, with the values of its path parameters. */
export interface Match {
  operation: Operation;
  path: Record<string, string>;
}

/** The contract's path template as a pattern with one named group for each parameter. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\{(\w+)\}/);
  const escaped = parts.map((part, index) => (index % 2 === 1 ? `(?<${part}>[^/]+)` : RegExp.escape(part)));
  return new RegExp(`^${escaped.join('')}$`);
}

/** Decodes one path segment; an encoded slash does not split the path. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '\u0000');
  } catch {
    return segment;
  }
}

/** Finds the operation of a request by the contract's own path templates. */
export class Router {
  #routes: { operation: Operation; pattern: RegExp }[];

  constructor(operations: readonly Operation[]) {
    this.#routes = operations.map((operation) => ({ operation, pattern: patternOf(operation.template) }));
  }

  /** @param path the path as sent, percent-encoded */
  find(method: string, path: string): Match | undefined {
    const decoded = path.split('/').map(decodeSegment).join('/');
    for (const { operation, pattern } of this.#routes) {
      const found = operation.method === method ? pattern.exec(decoded) : null;
      if (found) return { operation, path: { ...found.groups } };
    }
    return undefined;
  }
}
