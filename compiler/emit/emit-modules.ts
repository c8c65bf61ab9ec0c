import { ImportMark } from '../../src/engine/definition/import-mark.ts';
import type { DataSource } from '../../src/engine/definition/screen.ts';
import { ModuleWriter } from './emit.ts';
import { formSchema } from './form-schema.ts';
import { compileValidator } from './form-validator.ts';
import { type CompiledForm, type CompiledList, type CompiledScreen, type Project } from '../project.ts';
import { recordOf } from '../../src/domain/record.ts';

/** The properties that most screens share; a screen writes only those that differ. */
const usual = { search: {}, layout: 'column', access: { session: true } };

/** `virtual:karat/routes`: what the router needs of every screen before the screen's own chunk is loaded. */
export function routesModule(project: Project): string {
  const entries = [...project.screens].map(([path, screen]) => {
    if ('redirect' in screen) return `{path:${JSON.stringify(path)},redirect:${JSON.stringify(screen.redirect)}}`;
    const { title, search, crumb, back, layout, access, once } = screen;
    const own = Object.entries({ path, title, search, crumb, back, layout, access, once }).filter(
      ([key, held]) => JSON.stringify(held) !== JSON.stringify(Reflect.get(usual, key)),
    );
    return `{...usual,${JSON.stringify(Object.fromEntries(own)).slice(1, -1)},load:()=>import(${JSON.stringify(`virtual:karat/screen${path}`)})}`;
  });
  return `const usual=${JSON.stringify(usual)};export default [${entries.join(',\n')}];\n`;
}

/** `virtual:karat/navigation`: the links of the bottom navigation. */
export function navigationModule(project: Project): string {
  const writer = new ModuleWriter(project);
  return writer.module(writer.code(project.navigation.items));
}

/** `virtual:karat/screen/…`: a screen's blocks and data, with imports of exactly the kinds it uses. */
export function screenModule(project: Project, screen: CompiledScreen): string {
  const writer = new ModuleWriter(project);
  const names = Object.keys(screen.data);
  const blocks = screen.blocks.map((block) => ({
    ...block,
    name: titleOf(project, block.props),
    needs: rootsIn(block, names),
  }));
  const closed = screen.closed.length > 0 ? `,closed:${writer.code(screen.closed)}` : '';
  return writer.module(
    `{data:${dataCode(writer, project, screen.data)},actions:${writer.code(screen.actions)},blocks:${writer.code(blocks)}${closed}}`,
  );
}

/** The name of a block, as a text key or a message: its title, the label of its list or form, or its own label. */
function titleOf({ lists, forms }: Project, props: object): unknown {
  const { title, label, list, form } = recordOf(props);
  const nameOf = (mark: unknown): string => (mark instanceof ImportMark ? mark.name : '');
  const named: { label?: unknown } | undefined = lists.get(nameOf(list)) ?? forms.get(nameOf(form));
  return title ?? named?.label ?? label;
}

/** `virtual:karat/list/…`: a list's row and the requests for its pages. */
export function listModule(project: Project, name: string, list: CompiledList): string {
  const writer = new ModuleWriter(project);
  const { $schema: _, operation, data, csv, outcomes: __, ...rest } = list;
  const called = project.operations.get(operation);
  if (!called) throw new Error(`list of unknown operation ${operation}`);
  const code = writer.code(rest).slice(0, -1);
  const file = csv ? `,csv:()=>import(${JSON.stringify(`virtual:karat/csv/${name}`)})` : '';
  return writer.module(
    `${code}${file},operation:${JSON.stringify(operation)},data:${dataCode(writer, project, data)},options:${writer.queryOptions(called)},fetchPage:${writer.call(called)}}`,
  );
}

/** `virtual:karat/outcomes`: the lists whose outcomes are told on every screen, without their cells. */
export function outcomesModule(project: Project): string {
  const writer = new ModuleWriter(project);
  const lists = [...project.lists].flatMap(([name, { operation, parameters, with: given, outcomes, row }]) => {
    const called = project.operations.get(operation);
    if (!outcomes || !called) return [];
    const code = writer.code({ list: name, operation, parameters, with: given, action: row.action, ...outcomes });
    return [`${code.slice(0, -1)},fetchPage:${writer.call(called)}}`];
  });
  return writer.module(`[${lists.join(',\n')}]`);
}

/** `virtual:karat/form/…`: a form, its JSON Schema and its precompiled validator. */
export function formModule(project: Project, name: string, form: CompiledForm): string {
  const writer = new ModuleWriter(project);
  const { $schema: _, data, submit, ...rest } = form;
  const [live, early] = splitBy(data, (source) => rootsIn(source, ['form']).length > 0);
  const schema = formSchema(form, project.kinds);
  const code = writer.code(rest).slice(0, -1);
  return writer.module(
    `${code},name:${JSON.stringify(name)},schema:${JSON.stringify(schema)},data:${dataCode(writer, project, early)},` +
      `live:${dataCode(writer, project, live)},submit:${submitCode(writer, project, submit)},validators:${writer.use('default', `virtual:karat/validator/${name}`)}}`,
  );
}

/** `virtual:karat/validator/…`: the validator of a form's schema, compiled at build time. */
export function validatorModule(project: Project, form: CompiledForm): string {
  return compileValidator(formSchema(form, project.kinds));
}

function submitCode(writer: ModuleWriter, project: Project, submit: CompiledForm['submit']): string {
  if (!submit) return 'undefined';
  if (!('operation' in submit)) return writer.code(submit);
  const { history, ...rest } = submit;
  const called = project.operations.get(submit.operation);
  const shown = history && project.operations.get(history.operation);
  if (!called) throw new Error(`form of unknown operation ${submit.operation}`);
  const post = `post:${writer.post(called)}`;
  const place = history && shown ? `,history:${writer.code(history).slice(0, -1)},fetch:${writer.call(shown)}}` : '';
  return `${writer.code(rest).slice(0, -1)},${post}${place}}`;
}

function dataCode(writer: ModuleWriter, project: Project, data: Record<string, DataSource>): string {
  const parts = Object.entries(data).map(([name, source]) => {
    const { with: parameters, when, refreshEvery, failed } = source;
    const common = writer.code({ with: parameters ?? {}, when, refreshEvery, failed }).slice(1, -1);
    if ('view' in source) {
      const use = writer.use('default', `${project.root}/src/queries/views/${source.view}/view.ts`);
      return `${JSON.stringify(name)}:{view:${use},${common}}`;
    }
    const called = project.operations.get(source.operation);
    if (!called) throw new Error(`data of unknown operation ${source.operation}`);
    const first = source.first ? 'first:true,' : '';
    return `${JSON.stringify(name)}:{operation:${JSON.stringify(called.id)},options:${writer.queryOptions(called)},${first}${common}}`;
  });
  return `{${parts.join(',')}}`;
}

/** The entries that pass the test, and the others. */
function splitBy<T>(given: Record<string, T>, passes: (value: T) => boolean): [Record<string, T>, Record<string, T>] {
  const entries = Object.entries(given);
  return [
    Object.fromEntries(entries.filter(([, value]) => passes(value))),
    Object.fromEntries(entries.filter(([, value]) => !passes(value))),
  ];
}

/** Those of `names` that are the root of a reference inside `given`. */
function rootsIn(given: unknown, names: readonly string[], found = new Set<string>()): string[] {
  if (typeof given === 'string' && given.startsWith('$')) {
    const root = given.slice(1).split('.')[0] ?? '';
    if (names.includes(root)) found.add(root);
  } else if (typeof given === 'object' && given !== null && !(given instanceof ImportMark)) {
    for (const held of Object.values(given)) rootsIn(held, names, found);
  }
  return [...found];
}
