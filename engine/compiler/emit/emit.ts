import { ImportMark, SlotMark } from '../../schema/import-mark.ts';
import type { SlotName } from '../../schema/scope.ts';
import type { Operation } from '../read/contract.ts';
import { iconModule, moduleOf } from '../read/kinds.ts';
import type { SourceFile } from '../read/source-file.ts';

/** What the writer needs of a project. */
interface WriterOptions {
  readonly root: string;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly placedBy?: string | undefined;
}

/** Code, in place of a value. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The property of a node that is the import of its kind. */
const kindKeys: Readonly<Record<SlotName, string>> = {
  block: 'component',
  cell: 'component',
  field: 'kind',
  action: 'bind',
};

/** Writes one virtual module: its imports, in the order of their first use, and its code. */
export class ModuleWriter {
  readonly #imports = new Map<string, string>();
  readonly #root: string;
  readonly #operations: ReadonlyMap<string, Operation>;
  readonly #placedBy: string | undefined;
  readonly #file: SourceFile | undefined;

  /**
   * @param root the folder of the project, with `/` as separator @param placedBy the module that shows where in `file` the
   * kinds were written
   */
  constructor({ root, operations, placedBy }: WriterOptions, file?: SourceFile) {
    this.#root = root;
    this.#operations = operations;
    this.#placedBy = placedBy;
    this.#file = file;
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

  /** The code of a compiled value: JSON, with an identifier in place of each mark, and code as it is. */
  code(value: unknown): string {
    if (value instanceof Code) return value.text;
    if (value instanceof SlotMark) return this.code(this.node(value));
    if (value instanceof ImportMark) return this.#marked(value);
    if (Array.isArray(value)) return `[${value.map((item) => this.code(item)).join(',')}]`;
    if (typeof value === 'object' && value !== null) {
      const parts = Object.entries(value).filter(([, part]) => part !== undefined);
      return `{${parts.map(([key, part]) => `${keyCode(key)}:${this.code(part)}`).join(',')}}`;
    }
    return JSON.stringify(value);
  }

  /** What stands in a slot, as the engine takes it: the kind, its props, and when it shows. */
  node({ kind: slot, name, props, when, path }: SlotMark<SlotName>): object {
    const kind = this.use('default', `${this.#root}/${moduleOf(slot, name)}`);
    const isPlaced = this.#placedBy !== undefined && this.#file !== undefined && slot !== 'action';
    const place = isPlaced && this.#file?.placeOf(path);
    const wrapper = isPlaced && this.use(slot === 'field' ? 'placedField' : 'default', this.#placedBy ?? '');
    const code = isPlaced ? `${String(wrapper)}(${kind},${JSON.stringify(place)})` : kind;
    return { [kindKeys[slot]]: new Code(code), props, when };
  }

  /** The code of a function that takes the parameters of an operation by name and returns its query options. */
  queryOptions(operation: Operation): Code {
    const options = this.use(`${queryName(operation)}QueryOptions`, this.apiModule(operation));
    return new Code(`(p)=>${options}(${this.#arguments(operation)})`);
  }

  /** The code of the query options of an operation with these values, among parameters `p` and a page size `size`. */
  query(operation: Operation, values: Readonly<Record<string, string | number>>, isFirstPage = false): string {
    const codes = Object.entries(values).map(([name, value]): [string, string] => {
      const isParameter = typeof value === 'string' && value.startsWith('$');
      return [name, isParameter ? `p[${JSON.stringify(value.slice(1))}]` : JSON.stringify(value)];
    });
    const all = new Map(isFirstPage ? [...codes, ['offset', '0'], ['limit', 'size']] : codes);
    const options = this.use(`${queryName(operation)}QueryOptions`, this.apiModule(operation));
    const query = operation.queryParameters.flatMap((name) =>
      all.has(name) ? [`${keyCode(name)}:${all.get(name)}`] : [],
    );
    const path = operation.pathParameters.map((name) => all.get(name) ?? 'undefined');
    return `${options}(${[...path, ...(query.length > 0 ? [`{${query.join(',')}}`] : [])].join(',')})`;
  }

  /** The code of a function that takes an operation's parameters by name and the fetch options, and calls it. */
  call(operation: Operation): Code {
    const args = this.#arguments(operation);
    const called = this.use(operation.id, this.apiModule(operation));
    return new Code(`(p,options)=>${called}(${args === '' ? '' : `${args},`}options)`);
  }

  /** The code of a function that takes path parameters, a body and headers by name, and sends a POST. */
  post(operation: Operation): Code {
    const path = operation.pathParameters.map((name) => `p.path.${name}`);
    const body = operation.bodyFields.length > 0 ? ['p.body'] : [];
    const headers = operation.headerParameters.length > 0 ? ['p.headers'] : [];
    const called = this.use(operation.id, this.apiModule(operation));
    return new Code(`(p)=>${called}(${[...path, ...body, ...headers].join(',')})`);
  }

  /** The file of the generated client that contains an operation. */
  apiModule(operation: Operation): string {
    return `${this.#root}/generated/api/${operation.tag}/${operation.tag}.ts`;
  }

  /** The whole module, with a value as its default export. */
  module(value: unknown): string {
    const code = this.code(value);
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
        return this.use('default', iconModule(this.#root, name));
      case 'operation': {
        const operation = this.#operations.get(name);
        if (!operation) throw new Error(`unknown operation ${name}`);
        return this.post(operation).text;
      }
      case 'list':
        return this.use('default', `virtual:config/list/${name}`);
      case 'lateList':
        return `()=>import(${JSON.stringify(`virtual:config/list/${name}`)})`;
      case 'form':
        return `()=>import(${JSON.stringify(`virtual:config/form/${name}`)})`;
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
