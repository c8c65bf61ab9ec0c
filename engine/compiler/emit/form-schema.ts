import type { FieldSchema } from '../../schema/kind.ts';
import type { Kinds } from '../read/kinds.ts';
import type { CompiledForm } from '../project.ts';

/** The JSON Schema of a form: its fields, which are all texts, and the required ones. */
export interface FormSchema {
  readonly type: 'object';
  readonly properties: Record<string, FieldSchema>;
  readonly required: readonly string[];
}

/** Builds the schema that rjsf renders and the validator is compiled from. */
export function formSchema(form: CompiledForm, kinds: Kinds): FormSchema {
  const properties: Record<string, FieldSchema> = {};
  const required: string[] = [];
  for (const [name, node] of Object.entries(form.fields)) {
    const definition = kinds.slots.field.get(node.name);
    if (!definition) throw new Error(`field "${name}" has no kind`);
    properties[name] = definition.schema;
    if ('required' in node.props) required.push(name);
  }
  return { type: 'object', properties, required };
}
