import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from 'engine/record.ts';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build.ts';
import { networkOperations, openKeys } from '../../src/domain/openings.ts';
import { valuesSchemas } from '../../src/values/schema.ts';
import { english } from '../e2e/support/texts.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { networks } = valuesSchemas.networks.parse(JSON.parse(read('config/networks.json')));

/** The rows of the two tables of docs/texts-about-money.md, without their heads. */
const [allowed = [], texts = []] = read('docs/texts-about-money.md')
  .split('\n## ')
  .slice(1)
  .map((section) => [...section.matchAll(/^\| (?!key|operation)(.+) \|$/gm)].map(([, row = '']) => row.split(' | ')));

/** The networks that `file` names for an operation, `undefined` if the user chooses. */
function fixedIn(file: string, operation: string): readonly string[] | undefined {
  const named: string[] = [];
  JSON.parse(read(file), (_, value: unknown) => {
    const { operation: of, network } = recordOf(value);
    if (of === operation && typeof network === 'string') named.push(network);
    return value;
  });
  expect(named, `${file} names the network of ${operation}`).not.toEqual([]);
  return named.every((network) => network.startsWith('$')) ? undefined : named;
}

describe('docs/texts-about-money.md', () => {
  it('has every operation', () => {
    expect(allowed.map(([operation]) => operation)).toEqual([...networkOperations]);
  });

  it.each(allowed)('%s runs on the web on %s, in the chat app on %s, by %s', (operation, web, messenger, file) => {
    const openFor = networkOperations.find((one) => one === operation);
    const fixed = fixedIn(file.replaceAll('`', ''), operation);
    const at = (runtime: 'web' | 'messenger'): string =>
      openKeys(networks, { openFor }, runtime)
        .filter((network) => fixed?.includes(network) ?? true)
        .join(', ') || 'none';
    expect([at('web'), at('messenger')]).toEqual([web, messenger]);
  });

  it('has the texts as they are, each with operations of the first table', () => {
    const known = new Set(['none', ...networkOperations]);
    expect(texts.flatMap(([, operations = '']) => operations.split(', ')).filter((one) => !known.has(one))).toEqual([]);
    expect(texts.map(([key = '', , text]) => [key, text])).toEqual(
      texts.map(([key = '']) => [key, english[key.replaceAll('`', '')]]),
    );
  });

  it('has every text that names a network, a choice of networks or an app', () => {
    const named =
      /Ethereum|ERC20|\bTron\b|TRC20|\bTON\b|three networks|which networks|network you|chat app|web version/i;
    const naming = Object.keys(english).filter((key) => named.test(english[key] ?? ''));
    expect(naming.length).toBeGreaterThan(20);
    expect(naming.filter((key) => !texts.some(([listed]) => listed === `\`${key}\``))).toEqual([]);
  });
});
