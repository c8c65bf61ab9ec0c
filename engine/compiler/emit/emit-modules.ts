import { productLanguage } from '../../schema/language.ts';
import { ImportMark } from '../../schema/import-mark.ts';
import type { DataSource } from '../../schema/screen.ts';
import { rootsIn } from '../../schema/value.ts';
import type { Operation } from '../read/contract.ts';
import type { SourceFile } from '../read/source-file.ts';
import { Code, ModuleWriter } from './emit.ts';
import { formSchema } from './form-schema.ts';
import { compileValidator } from './form-validator.ts';
import type { CompiledConfig, CompiledForm, CompiledList, CompiledScreen } from '../project.ts';
import { recordOf } from '../../record.ts';

/** The properties that most screens share; a screen writes only those that differ. */
const usual = { search: {}, layout: 'column', access: { session: true } };

/** `virtual:config/routes`: what the router needs of every screen before the screen's own chunk is loaded. */
export function routesModule(project: CompiledConfig): string {
  const entries = [...project.screens].map(([path, screen]) => {
    if ('redirect' in screen) return `{path:${JSON.stringify(path)},redirect:${JSON.stringify(screen.redirect)}}`;
    const { title, search, crumb, back, layout, access, once } = screen;
    const special = Object.entries({ path, title, search, crumb, back, layout, access, once }).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(usual, key)),
    );
    return `{...usual,...${JSON.stringify(Object.fromEntries(special))},load:${loading(`virtual:config/screen${path}`).text}}`;
  });
  return `const usual=${JSON.stringify(usual)};export default [${entries.join(',\n')}];\n`;
}

/** `virtual:config/navigation`: the links of the bottom navigation. */
export function navigationModule(project: CompiledConfig): string {
  return new ModuleWriter(project).module(project.navigation.items);
}

/** `virtual:config/screen/…`: a screen's blocks and data, with imports of exactly the kinds it uses. */
export function screenModule(project: CompiledConfig, screen: CompiledScreen, file: SourceFile): string {
  const writer = new ModuleWriter(project, file);
  const names = Object.keys(screen.data);
  return writer.module({
    data: dataOf(writer, project, screen.data),
    actions: screen.actions,
    blocks: screen.blocks.map((block) => ({
      ...writer.node(block),
      column: block.column,
      isKeptWhenLost: block.isKeptWhenLost,
      name: titleOf(project, block.props),
      needs: names.filter((name) => block.roots.has(name)),
    })),
    closed: screen.closed.length > 0 ? screen.closed : undefined,
  });
}

/** The name of a block, as a text key or a message: its title, the label of its list or form, or its own label. */
function titleOf({ lists, forms }: CompiledConfig, props: object): unknown {
  const { title, label, list, form } = recordOf(props);
  const nameOf = (mark: unknown): string => (mark instanceof ImportMark ? mark.name : '');
  const named: { label?: unknown } | undefined = lists.get(nameOf(list)) ?? forms.get(nameOf(form));
  return title ?? named?.label ?? label;
}

/** `virtual:config/list/…`: a list's row and the requests for its pages. */
export function listModule(project: CompiledConfig, name: string, list: CompiledList, file: SourceFile): string {
  const writer = new ModuleWriter(project, file);
  const { $schema: _, data, csv, outcomes: __, ...rest } = list;
  const operation = operationOf(project, list.operation);
  return writer.module({
    ...rest,
    csv: csv && loading(`virtual:config/csv/${name}`),
    data: dataOf(writer, project, data),
    options: writer.queryOptions(operation),
    fetchPage: writer.call(operation),
  });
}

/** `virtual:config/outcomes`: the lists whose outcomes are reported on every screen, without their cells. */
export function outcomesModule(project: CompiledConfig): string {
  const writer = new ModuleWriter(project);
  const lists = [...project.lists].flatMap(([list, { operation, parameters, with: values, outcomes, row }]) => {
    if (!outcomes) return [];
    const fetchPage = writer.call(operationOf(project, operation));
    return [{ list, operation, parameters, with: values, action: row.action, ...outcomes, fetchPage }];
  });
  return writer.module(lists);
}

/** `virtual:config/form/…`: a form, its JSON Schema and its precompiled validator. */
export function formModule(project: CompiledConfig, name: string, form: CompiledForm, file: SourceFile): string {
  const writer = new ModuleWriter(project, file);
  const { $schema: _, data, submit, ...rest } = form;
  const [live, early] = splitBy(data, takesForm);
  return writer.module({
    ...rest,
    name,
    schema: formSchema(form, project.kinds),
    data: dataOf(writer, project, early),
    live: dataOf(writer, project, live),
    submit: submit && submitOf(writer, project, submit),
    validators: new Code(writer.use('default', `virtual:config/validator/${name}`)),
  });
}

/** `virtual:config/validator/…`: the validator of a form's schema, compiled at build time. */
export function validatorModule(project: CompiledConfig, form: CompiledForm): string {
  return compileValidator(formSchema(form, project.kinds));
}

/** Whether data depends on what is typed. */
function takesForm({ with: parameters, when }: DataSource): boolean {
  return rootsIn([parameters, when]).has('form');
}

function submitOf(writer: ModuleWriter, project: CompiledConfig, submit: NonNullable<CompiledForm['submit']>): object {
  if (!('operation' in submit)) return submit;
  const { history } = submit;
  return {
    ...submit,
    post: writer.post(operationOf(project, submit.operation)),
    history: history && { ...history, fetch: writer.call(operationOf(project, history.operation)) },
  };
}

function dataOf(writer: ModuleWriter, project: CompiledConfig, data: Readonly<Record<string, DataSource>>): object {
  return Object.fromEntries(
    Object.entries(data).map(([name, source]) => {
      const { with: parameters = {}, when, refreshEvery, failed } = source;
      const common = { with: parameters, when, refreshEvery, failed };
      if ('view' in source) {
        const view = writer.use('default', `${project.root}/${productLanguage().folders.view}/${source.view}/view.ts`);
        const { requests = [], hasQueries } = project.kinds.views.get(source.view) ?? {};
        const queries = (hasQueries === true ? [] : requests).map(({ operation, with: values = {}, isFirstPage }) =>
          writer.query(operationOf(project, operation), values, isFirstPage),
        );
        const all = queries.length === 0 ? undefined : new Code(`(p,size)=>[${queries.join(',')}]`);
        return [name, { view: new Code(view), queries: all, ...common }];
      }
      const operation = operationOf(project, source.operation);
      const first = source.first === true ? true : undefined;
      return [name, { operation: operation.id, options: writer.queryOptions(operation), first, ...common }];
    }),
  );
}

/** An operation of the contract. @throws for a name that the check has let pass by mistake */
function operationOf({ operations }: CompiledConfig, name: string): Operation {
  const operation = operations.get(name);
  if (!operation) throw new Error(`unknown operation ${name}`);
  return operation;
}

/** The code that loads a module when it is called. */
function loading(module: string): Code {
  return new Code(`()=>import(${JSON.stringify(module)})`);
}

/** The entries that pass the test, and the others. */
function splitBy<T>(record: Record<string, T>, passes: (value: T) => boolean): [Record<string, T>, Record<string, T>] {
  const entries = Object.entries(record);
  return [
    Object.fromEntries(entries.filter(([, value]) => passes(value))),
    Object.fromEntries(entries.filter(([, value]) => !passes(value))),
  ];
}
