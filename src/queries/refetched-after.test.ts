import { join } from 'node:path';
import { expect, test } from 'vitest';

import { readContract } from 'engine/compiler/read/contract.ts';

import { refetchedAfter } from './refetched-after.ts';

const operations = readContract(join(import.meta.dirname, '../../openapi.yaml'));
const posts = [...operations.values()].filter(({ method, id }) => method === 'POST' && id !== 'authenticate');

test.each(posts.map(({ id }) => id))('what %s changes is requested again, by operations of the contract', (id) => {
  const changed = refetchedAfter(id);
  expect(changed).not.toEqual([]);
  expect(changed.filter((operation) => operations.get(operation)?.method !== 'GET')).toEqual([]);
});
