import { holds } from '../engine/condition.ts';
import { CatalogueEntry, type Scope } from '../engine/scope.ts';
import type { FormModule } from '../engine/screen-model.ts';
import { type Draft, readDraft } from './draft.ts';

/**
 * What is typed, as references read it: the text of each field that shows, and the parts that its kind can read of it. An
 * empty amount is none: what is sent or asked for leaves it out.
 */
export function typedRoot(form: Pick<FormModule, 'fields'>, draft: Draft, scope: Scope): object {
  const read = readDraft(form, draft);
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, node]) => {
      const text = holds(node.when, scope) ? (read[name] ?? '') : '';
      if (text === '' && node.kind.isNothingWhenEmpty === true) return [name, undefined];
      const { parts, figures } = node.kind;
      if (!parts) return [name, text];
      return [name, new CatalogueEntry(text, parts(text, node.props, scope), figures?.(text, node.props, scope))];
    }),
  );
}
