/** What the rules need of a node and of the linter, in the form of ESLint's. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly parent?: Node;
  readonly callee?: Node;
  readonly id?: Node;
  readonly key?: Node;
  readonly left?: Node;
  readonly value?: Node;
  readonly params?: readonly Node[];
}
interface Context {
  report(found: { readonly node: Node; readonly message: string }): void;
}

/** Words of this code base alone, which no search finds, and the standard words that say what a thing is. */
const dialect: Readonly<Record<string, string>> = {
  given: 'props, params, options, input or value',
  held: 'value, current, stored, cached or pending',
  told: 'shown, announced, reported or message',
  asked: 'requested, required, pending or params',
  taken: 'current, queued, used or applied',
  wanted: 'expected, required, requested or target',
  own: 'user, local, current or whose it is',
};

/** Whether an identifier is where its name is chosen; a key of an object literal follows a type, config or storage. */
function isDeclared(node: Node): boolean {
  const { parent } = node;
  switch (parent?.type) {
    case 'ArrayPattern':
    case 'RestElement':
      return true;
    case 'AssignmentPattern':
      return parent.left === node;
    case 'Property':
      return parent.parent?.type === 'ObjectPattern' && parent.value === node;
    case 'TSPropertySignature':
    case 'TSMethodSignature':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return parent.key === node;
    case 'TSTypeParameter':
      return true;
    default:
      return parent?.id === node || parent?.params?.includes(node) === true;
  }
}

/** Rules of ours: `karat/…` in oxlint.config.ts. */
const rules = {
  meta: { name: 'karat' },
  rules: {
    /** `Object(value)` is of type any, so that everything read from it passes unchecked. */
    'no-object-call': {
      create: (context: Context) => ({
        CallExpression(node: Node) {
          const message = 'Object(value) is of type any: read it with recordOf of engine/record.ts.';
          if (node.callee?.type === 'Identifier' && node.callee.name === 'Object') context.report({ node, message });
        },
      }),
    },
    /** Names have the words of React, TypeScript and finance (docs/architecture.md, Words). */
    'standard-words': {
      create: (context: Context) => {
        const check = (node: Node): void => {
          const name = node.name ?? '';
          const word = name
            .split(/(?=[A-Z])|[^A-Za-z]/)
            .map((part) => part.toLowerCase())
            .find((part) => Object.hasOwn(dialect, part));
          if (word === undefined || !isDeclared(node)) return;
          context.report({ node, message: `${name}: not "${word}", but what it is: ${dialect[word]}.` });
        };
        return { Identifier: check, PrivateIdentifier: check };
      },
    },
  },
};
export default rules;
