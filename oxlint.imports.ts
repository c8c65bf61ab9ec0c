import type { OxlintOverride } from 'oxlint';

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
  message: 'The app knows nothing of the tools around it: what config/ says comes through virtual:config/…',
};
const schemaLibrary = {
  name: 'zod',
  allowTypeImports: true,
  message: 'No schema library of this size in the browser: zod in definitions, zod/mini elsewhere.',
};

/** What of generated/ a folder may not import, apart from `known`. */
function generated(known?: 'api' | 'theme'): Pattern {
  const others = ['api', 'operations', 'contract', 'schemas', 'theme'].filter(
    (name) => name !== known && !(name === 'operations' && known === 'api'),
  );
  return {
    regex: `/generated/(?:${others.join('|')})/`,
    message:
      'generated/ is behind the code that knows it: generated/api and generated/operations only in src/api, src/queries and src/session, ' +
      'generated/theme only in src/ui/Provider.tsx, generated/contract only outside of src.',
  };
}

/** Forbids imports in some files; of several that hold for a file the last one counts. */
function forbid(files: string[], patterns: Pattern[], paths: (typeof schemaLibrary)[] = []): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': ['error', { paths, patterns }] } };
}

/** Definitions of kinds and the words of config: the compiler reads them, the app takes their types alone. */
const schemas: Pattern = {
  regex: String.raw`^engine/schema/|^(?:\.\./)+schema/`,
  allowTypeImports: true,
  message: 'Schemas of config are for the compiler: the app imports their types alone.',
};

const rungs = ladder.flatMap((rung, index) => {
  return rung.map((folder) => {
    const message = `Imports in src run one way: ${order}; src/${folder} knows nothing of what stands on it.`;
    const client = ['api', 'queries', 'session'].includes(folder) ? 'api' : undefined;
    const patterns = [
      ...above(ladder.slice(index + 1).flat(), message),
      boot,
      generated(client),
      words,
      tools,
      schemas,
    ];
    return forbid([`src/${folder}/**`], patterns, [schemaLibrary]);
  });
});

/** Nothing of src/, and of the engine the test of an object alone, for tools that read what they do not know. */
const recordAlone: Pattern[] = [
  { group: ['**/src/**', 'engine/**', '!engine/record.ts'], message: 'Of the app it takes engine/record.ts alone.' },
];

const beforeApp = "The boot script runs before the app's code: it takes from src/domain, src/values and src/api alone.";

const asksServer =
  'The page of Studio asks its server; beside its own code it knows the messages of the preview, and how config reads in words.';

const others = [
  forbid(
    ['engine/**'],
    [
      {
        regex: String.raw`^(?:\.\./)+(?:src|generated|compiler|sandbox|server|studio|scripts|bench|tests|config)/`,
        message: 'The engine knows nothing of the product: the product registers what is its own.',
      },
    ],
  ),
  forbid(
    ['src/boot/**'],
    [
      ...above(
        ladder.flat().filter((folder) => !['domain', 'values', 'api', 'engine'].includes(folder)),
        beforeApp,
      ),
      // A test compares a condition of the boot script with the app's, in a scope of the engine's tests.
      { group: ['../engine/**', '!../engine/testing/**'], message: beforeApp },
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
    ['src/**/definition.ts', 'src/schema/**'],
    [
      {
        group: ['boot', ...ladder.slice(1).flat()].map((folder) => `../**/${folder}/**`),
        allowTypeImports: true,
        message:
          'A definition is read by the compiler, without the code around it: of src it takes src/domain, src/values and src/schema alone.',
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
          '!**/src/schema/**',
          '!**/src/api/address.ts',
          '!**/src/values/schema.ts',
          '!**/src/values/environment-schema.ts',
          '!**/src/values/limits.ts',
          '!**/src/values/business-schema.ts',
        ],
        allowTypeImports: true,
        message:
          'The compiler reads definitions, not the code around them: src/schema, the schemas and limits in src/values, what an address of a network is, what a network can be closed for, which API a page calls, and types.',
      },
      ...above(['sandbox', 'server', 'scripts', 'studio'], 'The compiler stands on its own.'),
    ],
  ),
  forbid(
    ['studio/page/**'],
    [
      ...above(['sandbox', 'server', 'scripts', 'generated'], asksServer),
      { group: ['**/compiler/**', '!**/compiler/changes/plain-words.ts'], message: asksServer },
      ...recordAlone,
    ],
  ),
  forbid(
    ['studio/server/**'],
    [
      ...above(['page'], 'The server of Studio takes the compiler, and the sandbox for its preview.'),
      {
        group: ['**/src/**', 'engine/runtime/**'],
        message: 'The server of Studio knows nothing of what the app runs.',
      },
    ],
  ),
  forbid(
    ['studio/preview/**'],
    above(
      ['compiler', 'sandbox', 'server', 'scripts', 'page'],
      'This part of the preview runs in the app: it takes src/ alone.',
    ),
  ),
];

/** Which folders may import which others. */
export const imports: readonly OxlintOverride[] = [...rungs, ...others];
