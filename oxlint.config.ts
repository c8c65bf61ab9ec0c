import { defineConfig } from 'oxlint';

import { imports } from './oxlint.imports.ts';

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
    ...imports,
    {
      files: ['engine/**', 'src/**', 'compiler/**', 'studio/**', 'scripts/**', 'server/**', 'deploy/**', 'packages/**'],
      rules: { 'karat/no-object-call': 'error' },
    },
    {
      files: ['{src,engine,compiler,deploy,server,studio,packages,scripts,bench,sandbox,tests}/**'],
      rules: { 'karat/standard-words': 'error' },
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
