import { defineConfig, type UserConfig } from '@hey-api/openapi-ts';

/** Whether a schema describes a query parameter; every call gets its own copy of the shared ones. */
function isQueryParameter(path: readonly (string | number)[]): boolean {
  return path[0] === 'paths' && path.includes('query');
}

/**
 * How the types and zod validators are written into `folder`, with which the sandbox and the contract tests check every
 * request and response. A query arrives as text, so its validators turn text into numbers.
 */
export function contractOptions(folder: string): UserConfig {
  return {
    input: './openapi.yaml',
    output: {
      path: folder,
      clean: true,
      entryFile: false,
      header: () => ['// Written by @hey-api/openapi-ts from openapi.yaml; do not edit.'],
      module: { extension: '.ts' },
    },
    logs: { file: false, level: 'silent' },
    plugins: [
      '@hey-api/typescript',
      {
        name: 'zod',
        $resolvers: {
          number(ctx) {
            if (!isQueryParameter(ctx.path['~ref'])) return undefined;
            ctx.nodes.base = ({ $, symbols }) => $(symbols.z).attr('coerce').attr('number').call().attr('int').call();
            return undefined;
          },
          enum(ctx) {
            const isText = ctx.schema.items?.some(({ type }) => type === 'string');
            if (isText || !isQueryParameter(ctx.path['~ref'])) return undefined;
            return ctx.$(ctx.symbols.z).attr('coerce').attr('number').call().attr('pipe').call(ctx.nodes.base(ctx));
          },
        },
      },
    ],
  };
}

export default defineConfig(contractOptions('./generated/contract'));
