import { evaluate } from 'engine/runtime/condition.ts';
import { CatalogueEntry, type Scope } from 'engine/runtime/scope.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import { type Draft, readDraft } from './draft.ts';

/**
 * The typed values for references: the text of each visible field and the parts that its kind reads from it. An empty
 * amount is undefined, so requests leave it out.
 */
export function typedRoot(form: Pick<FormModule, 'fields'>, draft: Draft, scope: Scope): object {
  const read = readDraft(form, draft);
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, node]) => {
      const text = evaluate(node.when, scope) ? (read[name] ?? '') : '';
      if (text === '' && node.kind.isNothingWhenEmpty === true) return [name, undefined];
      const { parts, figures } = node.kind;
      if (!parts) return [name, text];
      return [name, new CatalogueEntry(text, parts(text, node.props, scope), figures?.(text, node.props, scope))];
    }),
  );
}
