import { ImportMark } from '../../src/engine/definition/import-mark.ts';
import type { Operation } from '../read/contract.ts';
import { moduleOf, pascalCase } from '../read/kinds.ts';
import { PlacedMark } from './places.ts';

/** What the writer needs of a project. */
interface WriterOptions {
  readonly root: string;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly placedBy?: string | undefined;
}

/** Writes one virtual module: its imports, in the order of their first use, and its code. */
export class ModuleWriter {
  readonly #imports = new Map<string, string>();
  readonly #root: string;
  readonly #operations: ReadonlyMap<string, Operation>;
  readonly #placedBy: string | undefined;

  /** @param root the folder of the project, with `/` as separator @param placedBy the module that shows places */
  constructor({ root, operations, placedBy }: WriterOptions) {
    this.#root = root;
    this.#operations = operations;
    this.#placedBy = placedBy;
  }

  /** The identifier under which `name` of `from` is imported; `default` for a default export. */
  use(name: string, from: string): string {
    const key = `${name} ${from}`;
    const known = this.#imports.get(key);
    if (known !== undefined) return known;
    const identifier = `i${this.#imports.size}`;
    this.#imports.set(key, identifier);
    return identifier;
  }

  /** The code of a compiled value: JSON, with an identifier in place of each import mark. */
  code(given: unknown): string {
    if (given instanceof ImportMark) return this.#marked(given);
    if (Array.isArray(given)) return `[${given.map((item) => this.code(item)).join(',')}]`;
    if (typeof given === 'object' && given !== null) {
      const parts = Object.entries(given).filter(([, held]) => held !== undefined);
      return `{${parts.map(([key, held]) => `${keyCode(key)}:${this.code(held)}`).join(',')}}`;
    }
    return JSON.stringify(given);
  }

  /** The code of a function that takes the parameters of an operation by name and returns its query options. */
  queryOptions(operation: Operation): string {
    const options = this.use(`${queryName(operation)}QueryOptions`, this.apiModule(operation));
    return `(p)=>${options}(${this.#arguments(operation)})`;
  }

  /** The code of a function that takes an operation's parameters by name and the fetch options, and calls it. */
  call(operation: Operation): string {
    const args = this.#arguments(operation);
    return `(p,options)=>${this.use(operation.id, this.apiModule(operation))}(${args === '' ? '' : `${args},`}options)`;
  }

  /** The code of a function that takes path parameters, a body and headers by name, and sends a POST. */
  post(operation: Operation): string {
    const path = operation.pathParameters.map((name) => `p.path.${name}`);
    const body = operation.bodyFields.length > 0 ? ['p.body'] : [];
    const headers = operation.headerParameters.length > 0 ? ['p.headers'] : [];
    return `(p)=>${this.use(operation.id, this.apiModule(operation))}(${[...path, ...body, ...headers].join(',')})`;
  }

  /** The file of the generated client that contains an operation. */
  apiModule(operation: Operation): string {
    return `${this.#root}/generated/api/${operation.tag}/${operation.tag}.ts`;
  }

  /** The whole module, with `code` as its default export. */
  module(code: string): string {
    const imports = [...this.#imports].map(([key, identifier]) => {
      const [name, from] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
      const what = name === 'default' ? identifier : `{ ${name} as ${identifier} }`;
      return `import ${what} from ${JSON.stringify(from)};`;
    });
    return [...imports, `export default ${code};`, ''].join('\n');
  }

  #arguments(operation: Operation): string {
    const { pathParameters, queryParameters } = operation;
    if (queryParameters.length === 0) return pathParameters.map((name) => `p.${name}`).join(',');
    if (pathParameters.length === 0) return 'p';
    const query = queryParameters.map((name) => `${keyCode(name)}:p[${JSON.stringify(name)}]`);
    return [...pathParameters.map((name) => `p.${name}`), `{${query.join(',')}}`].join(',');
  }

  #marked(mark: ImportMark): string {
    const { kind, name } = mark;
    switch (kind) {
      case 'icon':
        return this.use('default', `@tabler/icons-react/dist/esm/icons/Icon${pascalCase(name)}.mjs`);
      case 'field':
      case 'action':
      case 'block':
      case 'cell': {
        const component = this.use('default', `${this.#root}/${moduleOf(kind, name)}`);
        return this.#placedBy !== undefined && mark instanceof PlacedMark
          ? `${this.use(kind === 'field' ? 'placedField' : 'default', this.#placedBy)}(${component},${JSON.stringify(mark.place)})`
          : component;
      }
      case 'operation': {
        const operation = this.#operations.get(name);
        if (!operation) throw new Error(`unknown operation ${name}`);
        return this.post(operation);
      }
      case 'list':
        return this.use('default', `virtual:karat/list/${name}`);
      case 'lateList':
        return `()=>import(${JSON.stringify(`virtual:karat/list/${name}`)})`;
      case 'form':
        return `()=>import(${JSON.stringify(`virtual:karat/form/${name}`)})`;
      default:
        return JSON.stringify(name);
    }
  }
}

/** The code of an object key; an uncomputed `__proto__` would set the prototype. */
function keyCode(key: string): string {
  return key === '__proto__' ? '["__proto__"]' : JSON.stringify(key);
}

/** The prefix of the names under which the generated client exports the query of a GET operation. */
function queryName({ id }: Operation): string {
  return `get${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
}
