import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Operation, operations } from './contract.ts';

/** What openapi.yaml says of operations beside their types, as a module: `security: []` and `x-refetches`. */
export function operationsModule(
  of: readonly Pick<Operation, 'operationId' | 'path' | 'isOpen' | 'x-refetches'>[],
): string {
  const open = of.filter(({ isOpen }) => isOpen);
  const refetches = of.filter((operation) => operation['x-refetches'].length > 0);
  return `/* Made from openapi.yaml by scripts/operations.ts. */

/** The operations that are called without a session (\`security: []\`). */
export const publicOperations: readonly string[] = ${JSON.stringify(open.map(({ operationId }) => operationId))};

/** Their paths. */
export const publicPaths = /^(?:${open.map(({ path }) => pattern(path)).join('|')})(?:[?]|$)/;

/** The operations whose answers an operation changes (\`x-refetches\`). */
export const refetches: Readonly<Record<string, readonly string[]>> = {
${refetches.map((operation) => `  ${operation.operationId}: ${JSON.stringify(operation['x-refetches'])},\n`).join('')}};
`;
}

/** Writes operations.ts into `folder`; the generator step for generated/operations. */
export async function writeOperations(folder: string): Promise<void> {
  await writeFile(join(folder, 'operations.ts'), operationsModule(operations));
}

/** The regular expression of a path whose parameters are parts without a slash. */
function pattern(path: string): string {
  return path.replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/?]+');
}
