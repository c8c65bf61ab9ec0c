/** What the rules need of a node and of the linter, in the form of ESLint's. */
interface Call {
  readonly callee: { readonly type: string; readonly name?: string };
}
interface Context {
  report(found: { readonly node: Call; readonly message: string }): void;
}

/** Rules of ours: `karat/…` in oxlint.config.ts. */
const rules = {
  meta: { name: 'karat' },
  rules: {
    /** `Object(value)` is of type any, so that everything read from it passes unchecked. */
    'no-object-call': {
      create: (context: Context) => ({
        CallExpression(node: Call) {
          const { type, name } = node.callee;
          const message = 'Object(value) is of type any: read it with recordOf of engine/record.ts.';
          if (type === 'Identifier' && name === 'Object') context.report({ node, message });
        },
      }),
    },
  },
};
export default rules;
