import { type OxlintOverride, defineConfig } from 'oxlint';

/** The folders of src/, lowest first: each takes from those beside and below it alone. */
const ladder = [
  ['domain', 'values'],
  ['i18n'],
  ['ui'],
  ['session', 'runtime', 'api'],
  ['transfer'],
  ['engine', 'queries'],
  ['fields', 'cells', 'actions'],
  ['forms', 'outcomes'],
  ['blocks'],
  ['shell'],
  ['app'],
];
const order = ladder.map((rung) => rung.join(', ')).join(' → ');

/** Patterns of imports that are forbidden. A pattern of a kind the linter cannot read, such as a lookahead, forbids nothing. */
interface Pattern {
  regex?: string;
  group?: string[];
  allowTypeImports?: boolean;
  message: string;
}

function above(folders: readonly string[], message: string): Pattern[] {
  return folders.length === 0 ? [] : [{ regex: String.raw`^(?:\.\./)+(?:${folders.join('|')})/`, message }];
}

const boot: Pattern = {
  group: ['**/boot/**', '!**/boot/handoff.ts', '!**/boot/table.ts', '!**/boot/appearance.ts'],
  message: 'Of src/boot only handoff.ts, table.ts and appearance.ts are for others.',
};
const words: Pattern = {
  regex: '/generated/words/',
  allowTypeImports: true,
  message: 'generated/words holds types alone: import it with `import type`.',
};
const tools: Pattern = {
  regex: String.raw`^(?:\.\./)+(?:compiler|sandbox|server|studio|scripts|bench|tests|config)/`,
  message: 'The app knows nothing of the tools around it: what config/ says comes through virtual:karat/…',
};
const schemaLibrary = {
  name: 'zod',
  allowTypeImports: true,
  message: 'No schema library of this size in the browser: zod in definitions, zod/mini elsewhere.',
};

/** What of generated/ a folder may not import, apart from `known`. */
function generated(known?: 'api' | 'theme'): Pattern {
  const others = ['api', 'contract', 'schemas', 'theme'].filter((name) => name !== known);
  return {
    regex: `/generated/(?:${others.join('|')})/`,
    message:
      'generated/ is behind the code that knows it: generated/api only in src/api, src/queries and src/session, ' +
      'generated/theme only in src/ui/Provider.tsx, generated/contract only outside of src.',
  };
}

/** Forbids imports in some files; of several that hold for a file the last one counts. */
function forbid(files: string[], patterns: Pattern[], paths: (typeof schemaLibrary)[] = []): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': ['error', { paths, patterns }] } };
}

const rungs = ladder.flatMap((rung, index) => {
  return rung.map((folder) => {
    const message = `Imports in src run one way: ${order}; src/${folder} knows nothing of what stands on it.`;
    const client = ['api', 'queries', 'session'].includes(folder) ? 'api' : undefined;
    const patterns = [...above(ladder.slice(index + 1).flat(), message), boot, generated(client), words, tools];
    return forbid([`src/${folder}/**`], patterns, [schemaLibrary]);
  });
});

/** Of src/ the test of an object alone, for tools that read what they do not know. */
const recordAlone: Pattern[] = [
  { group: ['**/src/**', '!**/src/domain/record.ts'], message: 'Of src/ it takes src/domain/record.ts alone.' },
];

const others = [
  forbid(
    ['src/boot/**'],
    [
      ...above(
        ladder.flat().filter((folder) => !['domain', 'values', 'api'].includes(folder)),
        "The boot script runs before the app's code: it takes from src/domain, src/values and src/api alone.",
      ),
      generated(),
      words,
      tools,
    ],
    [schemaLibrary],
  ),
  forbid(
    ['src/ui/Provider.tsx'],
    [...above(ladder.slice(3).flat(), `Imports in src run one way: ${order}.`), generated('theme'), words, tools],
    [schemaLibrary],
  ),
  forbid(
    ['src/**/definition.ts', 'src/engine/definition/**'],
    [
      {
        group: [
          ...['boot', ...ladder.slice(1).flat()].map((folder) => `../**/${folder}/**`),
          '!../**/engine/definition/**',
        ],
        allowTypeImports: true,
        message:
          'A definition is read by the compiler, without the code around it: of src it takes src/domain, src/values and src/engine/definition alone.',
      },
      generated(),
      words,
      tools,
    ],
  ),
  forbid(
    ['sandbox/**'],
    [
      {
        regex: String.raw`^(?:\.\./)+(?:src|compiler|server|studio|scripts)/`,
        message:
          'The sandbox takes the contract alone: a rule shared with the app would let one bug pass on both sides.',
      },
      {
        group: ['**/generated/**', '!**/generated/contract/**'],
        message: 'The sandbox takes generated/contract alone.',
      },
    ],
  ),
  forbid(
    ['sandbox/panel/**'],
    [
      {
        group: ['**/src/**', '!**/src/ui/**', '**/generated/**'],
        message: 'The page of the sandbox takes src/ui, and everything else from the endpoints.',
      },
      {
        regex: String.raw`^(?:\.\./)+(?:compiler|server|studio|scripts|control|contract|ledger|market|store)/`,
        message: 'The page of the sandbox calls the endpoints, as a person with a browser does.',
      },
    ],
  ),
  forbid(['server/**'], [...above(['compiler', 'studio'], 'The server serves what was built.'), ...recordAlone]),
  forbid(
    ['compiler/**'],
    [
      {
        group: [
          '**/src/**',
          '!**/src/domain/address.ts',
          '!**/src/domain/openings.ts',
          '!**/src/domain/record.ts',
          '!**/src/engine/definition/**',
          '!**/src/api/address.ts',
          '!**/src/values/schema.ts',
          '!**/src/values/environment-schema.ts',
          '!**/src/values/limits.ts',
          '!**/src/values/business-schema.ts',
        ],
        allowTypeImports: true,
        message:
          'The compiler reads definitions, not the code around them: src/engine/definition, the schemas and limits in src/values, what an address of a network is, what a network can be closed for, which API a page calls, and types.',
      },
      ...above(['sandbox', 'server', 'scripts', 'studio'], 'The compiler stands on its own.'),
    ],
  ),
  forbid(
    ['studio/page/**'],
    [
      ...above(
        ['compiler', 'sandbox', 'server', 'scripts', 'generated'],
        'The page of Studio asks its server; beside its own code it knows the messages of the preview.',
      ),
      ...recordAlone,
    ],
  ),
  forbid(
    ['studio/server/**'],
    [...above(['page'], 'The server of Studio takes the compiler, and the sandbox for its preview.'), ...recordAlone],
  ),
  forbid(
    ['studio/preview/**'],
    above(
      ['compiler', 'sandbox', 'server', 'scripts', 'page'],
      'This part of the preview runs in the app: it takes src/ alone.',
    ),
  ),
];

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  jsPlugins: ['./oxlint.rules.ts'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ['generated/**', 'dist/**'],
  rules: {
    'max-lines': ['error', { max: 250 }],
    eqeqeq: 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-underscore-dangle': ['error', { allow: ['_zod'] }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // Calls in a row are meant; a helper may stand where it is used; styles are imported for their effect.
    'no-await-in-loop': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'oxc/no-map-spread': 'off',
    // `then` is a word of config; switches over all cases return without a last line.
    'unicorn/no-thenable': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/no-unnecessary-type-arguments': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    // The JSX transform needs no React in scope; lists of config never change their order.
    'react/react-in-jsx-scope': 'off',
    'react/no-array-index-key': 'off',
    // Elements handed to a component get their content, label and address from it; axe looks at what is rendered.
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/anchor-is-valid': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    ...rungs,
    ...others,
    {
      files: ['src/**', 'compiler/**', 'studio/**', 'scripts/**', 'server/**', 'deploy/**'],
      rules: { 'karat/no-object-call': 'error' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
      rules: {
        'karat/no-object-call': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/require-mock-type-parameters': 'off',
        'vitest/require-to-throw-message': 'off',
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
      },
    },
  ],
});
