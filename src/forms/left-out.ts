import type { ReactNode } from 'react';

/**
 * Stands in the build for three libraries that the form library imports and no form here needs (vite.config.ts): Markdown
 * in help and descriptions, `$ref` across documents, and `allOf`. A test of the schemas of all forms fails if one needs
 * them (compiler/emit/form-validator.test.ts).
 */

/** Text as it is, where the form library would read Markdown (`markdown-to-jsx`). */
export function Markdown({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

/** The part of `fast-uri` that resolves a `$ref`. */
export default { resolve: () => refuse('$ref') };

/** The parts of `@x0k/json-schema-merge` that are made when the form library is loaded. */
export const createComparator = () => ({});
export const createDeduplicator = () => undefined;
export const createIntersector = () => undefined;
export const createMerger = () => ({});
export const createShallowAllOfMerge = () => () => refuse('allOf');

function refuse(keyword: string): never {
  throw new Error(`A form's schema has ${keyword}, which this build leaves out (src/forms/left-out.ts).`);
}
